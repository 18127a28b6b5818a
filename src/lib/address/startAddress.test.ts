import { decodableAddress, loadablePath, pagePathForAddress } from './startAddress'

test('starts /x on a host that answers /x with the file of /x.html', () => {
  expect(pagePathForAddress('/learn/api/tween.html', '/learn/api/tween')).toBe('/learn/api/tween')
})

test('keeps a requested alias', () => {
  expect(pagePathForAddress('/learn/api/tween.html', '/learn/api/tween.html')).toBe('/learn/api/tween.html')
})

test('ignores the base path', () => {
  expect(pagePathForAddress('/example.html', '/docs/example', '/docs')).toBe('/example')
})

test('keeps the not-found page at any address', () => {
  expect(pagePathForAddress('/404.html', '/nowhere')).toBe('/404.html')
})

test('escapes a stray percent sign and keeps decodable addresses', () => {
  expect(decodableAddress('#100%')).toBe('#100%25')
  expect(decodableAddress('/learn/%E0%A4%A')).toBe('/learn/%25E0%25A4%25A')
  expect(decodableAddress('#caf%C3%A9')).toBe('#caf%C3%A9')
})

test('treats a path with a percent sign in its name as not found', () => {
  expect(loadablePath('/no/such/100%25')).toBe('/404.html')
  expect(loadablePath('/no/such/100%')).toBe('/404.html')
  expect(loadablePath('/learn/api/tween?q=100%25')).toBe('/learn/api/tween?q=100%25')
  expect(loadablePath('/caf%C3%A9')).toBe('/caf%C3%A9')
})

test.each(['/x%00', '/..%2fx', '/learn/..%2f..%2fx', '/learn/%2e%2e', '/a%5cb', '/a%7f', '/.%2F'])(
  'no page has the path %s',
  (path) => {
    expect(loadablePath(path)).toBe('/404.html')
  },
)

test('loads an address with a host as it is', () => {
  expect(loadablePath('//')).toBe('//')
  expect(loadablePath('//learn?a')).toBe('//learn?a')
})

test('keeps the slash of a front page below a base path before a query', () => {
  expect(loadablePath('/docs?from=test', '/docs')).toBe('/docs/?from=test')
  expect(loadablePath('/docs/learn?from=test', '/docs')).toBe('/docs/learn?from=test')
})
