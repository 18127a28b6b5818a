import { iconAddress, sourceAddress } from './published'

test('the source of a page has its address and the ending .md', () => {
  expect(sourceAddress('/learn/api/tween')).toBe('/learn/api/tween.md')
  expect(sourceAddress('/')).toBe('/index.md')
})

test('icons lie in the published folder', () => {
  expect(iconAddress('link')).toBe('/assets/icons/link.svg')
})
