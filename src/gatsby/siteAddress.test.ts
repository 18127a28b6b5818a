import { builtBasePath, siteUrl } from './siteAddress'

test('prefixes paths by argument or environment', () => {
  expect(builtBasePath({ argv: ['build', '--prefix-paths'], env: {} }, '/docs/')).toBe('/docs')
  expect(builtBasePath({ argv: ['build'], env: { PREFIX_PATHS: 'true' } }, '/docs')).toBe('/docs')
})

test('a plain build has no base path', () => {
  expect(builtBasePath({ argv: ['build'], env: {} }, '/docs')).toBe('')
})

test('a site without a base path has none', () => {
  expect(builtBasePath({ argv: ['build', '--prefix-paths'], env: {} })).toBe('')
})

const config = { baseUrl: 'https://turbo.test' }

test('the environment overrides the configuration', () => {
  expect(siteUrl({ SITE_URL: 'https://preview.test/' }, config)).toBe('https://preview.test')
  expect(siteUrl({}, config)).toBe('https://turbo.test')
  expect(siteUrl({ SITE_URL: '' }, {})).toBeUndefined()
})

test.each(['preview.test', 'https://preview.test/docs', 'ftp://preview.test'])(
  '%s is not a public host',
  (SITE_URL) => {
    expect(() => siteUrl({ SITE_URL }, config)).toThrow('write the public address of the host')
  },
)
