import { isFileAddress, routedAddress } from './links'
import type { LinkClick } from './links'

const plainClick = (href: string): LinkClick => ({
  href,
  target: null,
  download: false,
  button: 0,
  modified: false,
  handled: false,
})

test('a plain click on a page of the site is routed', () => {
  expect(routedAddress(plainClick('/learn/api/tween#tweenset'), '/learn/api/time')).toBe('/learn/api/tween#tweenset')
})

test('a link to another site belongs to the browser', () => {
  expect(routedAddress(plainClick('https://docs.rs'), '/')).toBeUndefined()
})

test('a click with Ctrl, Cmd or Shift opens a new tab or window, so it belongs to the browser', () => {
  expect(routedAddress({ ...plainClick('/example'), modified: true }, '/')).toBeUndefined()
})

test('an anchor of the page that is shown belongs to the browser, also on its alias', () => {
  expect(routedAddress(plainClick('/learn/api/tween#easing'), '/learn/api/tween.html')).toBeUndefined()
})

test('a published file belongs to the browser', () => {
  expect(routedAddress(plainClick('/learn/api/tween.md'), '/')).toBeUndefined()
})

test('the base path is taken off before routing', () => {
  expect(routedAddress(plainClick('/docs/example'), '/docs', '/docs')).toBe('/example')
})

test('a link outside the base path belongs to the browser', () => {
  expect(routedAddress(plainClick('/example'), '/docs', '/docs')).toBeUndefined()
})

test('an alias with .html is a page, not a file', () => {
  expect(isFileAddress('/learn/api/tween.html')).toBe(false)
})
