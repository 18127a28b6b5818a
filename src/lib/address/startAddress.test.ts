import { decodableAddress, loadablePath, pagePathForAddress } from './startAddress'

test('a host that answers /x with the file of /x.html starts the page /x', () => {
  expect(pagePathForAddress('/learn/api/tween.html', '/learn/api/tween')).toBe('/learn/api/tween')
})

test('an alias that was asked for keeps its address', () => {
  expect(pagePathForAddress('/learn/api/tween.html', '/learn/api/tween.html')).toBe('/learn/api/tween.html')
})

test('the base path does not count', () => {
  expect(pagePathForAddress('/example.html', '/docs/example', '/docs')).toBe('/example')
})

test('the not-found page stays the not-found page at any address', () => {
  expect(pagePathForAddress('/404.html', '/nowhere')).toBe('/404.html')
})

test('a stray percent sign is written out, a decodable address stays as it is', () => {
  expect(decodableAddress('#100%')).toBe('#100%25')
  expect(decodableAddress('/learn/%E0%A4%A')).toBe('/learn/%25E0%25A4%25A')
  expect(decodableAddress('#caf%C3%A9')).toBe('#caf%C3%A9')
})

test('a path with a percent sign in its name is the not-found page', () => {
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

test('an address that names a host in place of a path is loaded as it is', () => {
  expect(loadablePath('//')).toBe('//')
  expect(loadablePath('//learn?a')).toBe('//learn?a')
})

test('the front page below a base path keeps its slash before a query', () => {
  expect(loadablePath('/docs?from=test', '/docs')).toBe('/docs/?from=test')
  expect(loadablePath('/docs/learn?from=test', '/docs')).toBe('/docs/learn?from=test')
})
