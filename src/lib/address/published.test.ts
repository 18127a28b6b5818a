import { isHashedName, sourceAddress } from './published'

test('appends .md for the source of a page', () => {
  expect(sourceAddress('/learn/api/tween')).toBe('/learn/api/tween.md')
  expect(sourceAddress('/')).toBe('/index.md')
})

test.each([
  '/app-6c581a7e21e5548222fe.js',
  '/styles.0ff48c78fe8b50413d99.css',
  '/static/hero-0ff48c78fe8b50413d99.png',
  '/assets/data/symbols-1b0d0d29.json',
  '/assets/pictures/a12871fe.png',
])('%s is immutable', (address) => {
  expect(isHashedName(address)).toBe(true)
})

test.each([
  '/',
  '/404.html',
  '/learn/api/tween',
  '/api.json',
  '/assets/manifest.json',
  '/assets/icons/link.svg',
  '/page-data/learn/api/tween/page-data.json',
  '/learn/deadbeefdeadbeefdead.html',
])('%s may change with every build', (address) => {
  expect(isHashedName(address)).toBe(false)
})
