import { headersFor, readHeadersFile } from './headersFile'

const rules = readHeadersFile(`# for everything
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self';img-src 'self' data:

/*.js
  Cache-Control: public, max-age=31536000, immutable
/docs/*
  X-Content-Type-Options: twice
`)

test('an address has the headers of all matching patterns', () => {
  expect(headersFor('/learn/app-1.js', rules)).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self';img-src 'self' data:",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(headersFor('/learn/app-1.json', rules)).not.toHaveProperty('cache-control')
})

test('joins values of one header', () => {
  expect(headersFor('/docs/a', rules)['x-content-type-options']).toBe('nosniff, twice')
})
