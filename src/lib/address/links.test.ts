import { isFileAddress, routedAddress, type LinkClick } from './links'

const plainClick = (href: string): LinkClick => ({
  href,
  target: null,
  download: false,
  button: 0,
  modified: false,
  handled: false,
})

test('routes a plain click on a page of the site', () => {
  expect(routedAddress(plainClick('/learn/api/tween#tweenset'), '/learn/api/time')).toBe('/learn/api/tween#tweenset')
})

test('leaves links to other sites to the browser', () => {
  expect(routedAddress(plainClick('https://docs.rs'), '/')).toBeUndefined()
})

test('leaves clicks with Ctrl, Cmd or Shift to the browser', () => {
  expect(routedAddress({ ...plainClick('/example'), modified: true }, '/')).toBeUndefined()
})

test('leaves anchors of the shown address to the browser', () => {
  expect(routedAddress(plainClick('/learn/api/tween#easing'), '/learn/api/tween')).toBeUndefined()
  expect(routedAddress(plainClick('/docs/example#easing'), '/docs/example', '/docs')).toBeUndefined()
})

test('routes an anchor of the same page at its other address, which would reload', () => {
  expect(routedAddress(plainClick('/learn/api/tween#easing'), '/learn/api/tween.html')).toBe('/learn/api/tween#easing')
})

test('encodes a hash that cannot be decoded', () => {
  expect(routedAddress(plainClick('/learn/api/tween#%'), '/')).toBe('/learn/api/tween#%25')
  expect(routedAddress(plainClick('/learn/api/tween#caf%C3%A9'), '/')).toBe('/learn/api/tween#caf%C3%A9')
})

test('leaves published files to the browser', () => {
  expect(routedAddress(plainClick('/learn/api/tween.md'), '/')).toBeUndefined()
})

test('removes the base path before routing', () => {
  expect(routedAddress(plainClick('/docs/example'), '/docs', '/docs')).toBe('/example')
})

test('leaves links outside the base path to the browser', () => {
  expect(routedAddress(plainClick('/example'), '/docs', '/docs')).toBeUndefined()
})

test('treats an alias with .html as a page', () => {
  expect(isFileAddress('/learn/api/tween.html')).toBe(false)
})
