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

test('an anchor of the address that is shown belongs to the browser', () => {
  expect(routedAddress(plainClick('/learn/api/tween#easing'), '/learn/api/tween')).toBeUndefined()
  expect(routedAddress(plainClick('/docs/example#easing'), '/docs/example', '/docs')).toBeUndefined()
})

test('an anchor of the same page at its other address is routed: the browser would load a document', () => {
  expect(routedAddress(plainClick('/learn/api/tween#easing'), '/learn/api/tween.html')).toBe('/learn/api/tween#easing')
})

test('a hash that cannot be decoded is written so that it can', () => {
  expect(routedAddress(plainClick('/learn/api/tween#%'), '/')).toBe('/learn/api/tween#%25')
  expect(routedAddress(plainClick('/learn/api/tween#caf%C3%A9'), '/')).toBe('/learn/api/tween#caf%C3%A9')
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
