import { siteUrl } from './siteAddress'

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
