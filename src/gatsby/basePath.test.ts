import { builtBasePath } from './basePath'

test('paths are prefixed when Gatsby is told so, by argument or environment', () => {
  expect(builtBasePath({ argv: ['build', '--prefix-paths'], env: {} }, '/docs/')).toBe('/docs')
  expect(builtBasePath({ argv: ['build'], env: { PREFIX_PATHS: 'true' } }, '/docs')).toBe('/docs')
})

test('a plain build has no base path', () => {
  expect(builtBasePath({ argv: ['build'], env: {} }, '/docs')).toBe('')
})

test('a site without a base path has none', () => {
  expect(builtBasePath({ argv: ['build', '--prefix-paths'], env: {} })).toBe('')
})
