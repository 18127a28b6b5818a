import {
  aliasOf,
  canonicalPath,
  hasScheme,
  isExternalLink,
  isSamePage,
  isUnder,
  normalizeBasePath,
  opensInNewTab,
  pageOfSourceLink,
  pagePathOf,
  withBasePath,
} from './paths'

test('the canonical path has no .html, query or hash', () => {
  expect(canonicalPath('/learn/api/tween.html?a=1#set')).toBe('/learn/api/tween')
})

test('the canonical path has no trailing slash, except for the root', () => {
  expect(canonicalPath('/learn/api/tween/')).toBe('/learn/api/tween')
  expect(canonicalPath('/')).toBe('/')
})

test('/index.html and /index are the root', () => {
  expect(canonicalPath('/index.html')).toBe('/')
  expect(canonicalPath('/index')).toBe('/')
})

test('only one .html is taken off', () => {
  expect(canonicalPath('/example.html.html')).toBe('/example.html')
})

test('the canonical path is without the base path', () => {
  expect(canonicalPath('/docs/example.html', '/docs')).toBe('/example')
  expect(canonicalPath('/docs', '/docs')).toBe('/')
})

test('a folder that only begins like the base path stays', () => {
  expect(canonicalPath('/docs-old/example', '/docs')).toBe('/docs-old/example')
})

test('encoded characters are compared decoded', () => {
  expect(isSamePage('/learn/%C3%A9t%C3%A9', '/learn/été')).toBe(true)
})

test('a stray percent sign is no error', () => {
  expect(canonicalPath('/100%')).toBe('/100%')
})

test('a page and its alias are the same page', () => {
  expect(isSamePage('/learn/api/text_box', '/learn/api/text_box.html')).toBe(true)
})

test('paths that differ in case are different pages', () => {
  expect(isSamePage('/Example', '/example')).toBe(false)
})

test('every page but the root has an alias with .html', () => {
  expect(aliasOf('/learn/api/tween')).toBe('/learn/api/tween.html')
  expect(aliasOf('/')).toBeUndefined()
})

test('the path of a page is its file without extension and without a final index', () => {
  expect(pagePathOf('learn/tutorials/_template.mdx')).toBe('/learn/tutorials/_template')
  expect(pagePathOf('learn/index.mdx')).toBe('/learn')
  expect(pagePathOf('index.mdx')).toBe('/')
})

test('a file whose name only ends in index keeps it', () => {
  expect(pagePathOf('learn/appendindex.mdx')).toBe('/learn/appendindex')
})

test.each(['https://docs.rs', 'http://localhost', 'www.rust-lang.org', '//cdn.test/a', 'mailto:hi@turbo.test'])(
  '%s is external',
  (href) => {
    expect(isExternalLink(href)).toBe(true)
  },
)

test.each(['/example', './tween', '../api/time', '#set', '/learn/api/text#a:b'])('%s is not external', (href) => {
  expect(isExternalLink(href)).toBe(false)
})

test('mail and phone links have a scheme but open no new tab', () => {
  expect(hasScheme('tel:123')).toBe(true)
  expect(opensInNewTab('tel:123')).toBe(false)
  expect(opensInNewTab('mailto:hi@turbo.test')).toBe(false)
})

test('links to other web sites open a new tab', () => {
  expect(opensInNewTab('https://docs.rs')).toBe(true)
  expect(opensInNewTab('//docs.rs')).toBe(true)
  expect(opensInNewTab('www.docs.rs')).toBe(true)
})

test('a base path gets its leading slash and loses its trailing one', () => {
  expect(normalizeBasePath('docs/')).toBe('/docs')
  expect(normalizeBasePath('/')).toBe('')
  expect(normalizeBasePath('')).toBe('')
})

test('the base path prefixes local addresses only', () => {
  expect(withBasePath('/brand/icon.svg', '/docs')).toBe('/docs/brand/icon.svg')
  expect(withBasePath('https://cdn.test/icon.svg', '/docs')).toBe('https://cdn.test/icon.svg')
})

test('a path lies under a prefix only at a segment boundary', () => {
  expect(isUnder('/learn/api', '/learn')).toBe(true)
  expect(isUnder('/learn', '/learn')).toBe(true)
  expect(isUnder('/learning', '/learn')).toBe(false)
  expect(isUnder('/example', '/')).toBe(true)
})

test.each([
  ['./tween.mdx#set', '/learn/api/tween#set'],
  ['tween.mdx', '/learn/api/tween'],
  ['../index.mdx?a=1', '/learn?a=1'],
  ['/index.mdx', '/'],
  ['/learn/cheatsheet.mdx', '/learn/cheatsheet'],
])('the source file %s stands for its page', (href, address) => {
  expect(pageOfSourceLink(href, 'learn/api/sprites.mdx')).toBe(address)
})

test.each(['/learn/api/tween', './tween', '#set', 'https://example.com/a.mdx', '/learn/api/tween.md'])(
  '%s names no source file and stays',
  (href) => {
    expect(pageOfSourceLink(href, 'learn/api/sprites.mdx')).toBe(href)
  },
)
