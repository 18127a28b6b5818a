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

test('removes .html, query and hash', () => {
  expect(canonicalPath('/learn/api/tween.html?a=1#set')).toBe('/learn/api/tween')
})

test('removes a trailing slash except for the root', () => {
  expect(canonicalPath('/learn/api/tween/')).toBe('/learn/api/tween')
  expect(canonicalPath('/')).toBe('/')
})

test('treats /index.html and /index as the root', () => {
  expect(canonicalPath('/index.html')).toBe('/')
  expect(canonicalPath('/index')).toBe('/')
})

test('removes only one .html', () => {
  expect(canonicalPath('/example.html.html')).toBe('/example.html')
})

test('removes the base path', () => {
  expect(canonicalPath('/docs/example.html', '/docs')).toBe('/example')
  expect(canonicalPath('/docs', '/docs')).toBe('/')
})

test('keeps a folder that merely starts like the base path', () => {
  expect(canonicalPath('/docs-old/example', '/docs')).toBe('/docs-old/example')
})

test('decodes encoded characters', () => {
  expect(isSamePage('/learn/%C3%A9t%C3%A9', '/learn/été')).toBe(true)
})

test('accepts a stray percent sign', () => {
  expect(canonicalPath('/100%')).toBe('/100%')
})

test('treats a page and its alias as the same page', () => {
  expect(isSamePage('/learn/api/text_box', '/learn/api/text_box.html')).toBe(true)
})

test('is case-sensitive', () => {
  expect(isSamePage('/Example', '/example')).toBe(false)
})

test('gives every page but the root an alias with .html', () => {
  expect(aliasOf('/learn/api/tween')).toBe('/learn/api/tween.html')
  expect(aliasOf('/')).toBeUndefined()
})

test('derives the path of a page from its file', () => {
  expect(pagePathOf('learn/tutorials/_template.mdx')).toBe('/learn/tutorials/_template')
  expect(pagePathOf('learn/index.mdx')).toBe('/learn')
  expect(pagePathOf('index.mdx')).toBe('/')
})

test('keeps a file name that merely ends in index', () => {
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

test('opens mail and phone links in the same tab', () => {
  expect(hasScheme('tel:123')).toBe(true)
  expect(opensInNewTab('tel:123')).toBe(false)
  expect(opensInNewTab('mailto:hi@turbo.test')).toBe(false)
})

test('opens links to other websites in a new tab', () => {
  expect(opensInNewTab('https://docs.rs')).toBe(true)
  expect(opensInNewTab('//docs.rs')).toBe(true)
  expect(opensInNewTab('www.docs.rs')).toBe(true)
})

test('normalizes the slashes of a base path', () => {
  expect(normalizeBasePath('docs/')).toBe('/docs')
  expect(normalizeBasePath('/')).toBe('')
  expect(normalizeBasePath('')).toBe('')
})

test('prefixes local addresses only', () => {
  expect(withBasePath('/brand/icon.svg', '/docs')).toBe('/docs/brand/icon.svg')
  expect(withBasePath('https://cdn.test/icon.svg', '/docs')).toBe('https://cdn.test/icon.svg')
})

test('compares prefixes by whole segments', () => {
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
])('resolves the source file %s to its page', (href, address) => {
  expect(pageOfSourceLink(href, 'learn/api/sprites.mdx')).toBe(address)
})

test.each(['/learn/api/tween', './tween', '#set', 'https://example.com/a.mdx', '/learn/api/tween.md'])(
  'keeps %s, which names no source file',
  (href) => {
    expect(pageOfSourceLink(href, 'learn/api/sprites.mdx')).toBe(href)
  },
)
