import { upstreamText } from '../../../tests/upstream'
import { hasElement, missingElementWarning, pageStatus } from './pageLoads'

test.each([
  ['window.___loader', 'window.___loader = publicLoader', 'production-app.js'],
  ['window.___navigate', 'window.___navigate = ', 'navigation.js'],
  ['publicLoader.loadPage', 'loadPage: rawPath =>', 'loader.js'],
  ['publicLoader.loadPageSync', 'loadPageSync: (rawPath, options = {}) =>', 'loader.js'],
  ['publicLoader.hovering', 'hovering: rawPath =>', 'loader.js'],
  ['the option withErrorDetails', 'withErrorDetails', 'loader.js'],
  ['the load of a page before it is drawn', 'loader.loadPage(pathname + search)', 'navigation.js'],
])('Gatsby still has %s, which the guard of page loads wraps', (_name, text, file) => {
  expect(upstreamText(`gatsby/cache-dir/${file}`)).toContain(text)
})

test.each(['navigation.js', 'ensure-resources.js'])(
  'Gatsby still drops query and hash of a failed page in %s',
  (file) => {
    const source = upstreamText(`gatsby/cache-dir/${file}`)
    expect(source).toMatch(/window\.location = (pathname|rawPath)\n/)
  },
)

test('Gatsby still has its loader in the window before onClientEntry runs', () => {
  const source = upstreamText('gatsby/cache-dir/production-app.js')
  expect(source.indexOf('window.___loader =')).toBeGreaterThan(0)
  expect(source.indexOf('(`onClientEntry`)')).toBeGreaterThan(source.indexOf('window.___loader ='))
})

const page = { component: {}, page: {}, json: { build: 'a1' } }

test('a page of the same build is good', () => {
  expect(pageStatus(page, 'a1')).toBe('good')
})

test('a page of a newer build needs the scripts of that build', () => {
  expect(pageStatus(page, 'b2')).toBe('outdated')
})

test('an unknown build does not count as newer', () => {
  expect(pageStatus({ page: {}, json: {} }, 'a1')).toBe('good')
})

test('a page without data or code has failed', () => {
  expect(pageStatus(undefined, 'a1')).toBe('failed')
  expect(pageStatus({ status: 'error' }, 'a1')).toBe('failed')
})

test('distinguishes a page module without an element', () => {
  expect(hasElement({ default: () => null })).toBe(true)
  expect(hasElement({ default: { $$typeof: Symbol.for('react.memo') } })).toBe(true)
  expect(hasElement({})).toBe(false)
  expect(hasElement(undefined)).toBe(false)
})

test('the warning about a page without an element names its address', () => {
  expect(missingElementWarning('/example')).toContain(
    'Matched leaf route at location "/example" does not have an element or Component',
  )
})
