import { skipLinkHref } from './skipLinkHref'

test('the skip link holds the whole path', () => {
  expect(skipLinkHref('/learn/api/tween')).toBe('/learn/api/tween#content')
})

test('on the not-found page the skip link names no path', () => {
  expect(skipLinkHref('/404.html')).toBe('#content')
  expect(skipLinkHref('/learn/api/tween.html')).toBe('/learn/api/tween.html#content')
})
