/**
 * @jest-environment-options {"url": "https://turbo.test/learn/api/tween.html#set"}
 */
import { setBaseAddress } from './setBaseAddress'

beforeAll(() => setBaseAddress('https://turbo.test/'))

beforeEach(() => {
  location.hash = '#set'
  document.body.innerHTML = '<a href="#get"><code>get</code></a> <a href="/learn">Learn</a>'
})

const press = (target: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

test('the base address is set', () => {
  expect(document.querySelector('base')?.getAttribute('href')).toBe('https://turbo.test/')
})

test('with a base address, links to anchors stay on their page', () => {
  expect(press(document.querySelector('code')!).defaultPrevented).toBe(true)
  expect(location.href).toBe('https://turbo.test/learn/api/tween.html#get')
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that opens the link elsewhere is left to the browser: %p',
  (init) => {
    // jsdom would follow the link
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press(document.querySelector('code')!, init)
    expect(location.href).toBe('https://turbo.test/learn/api/tween.html#set')
  },
)
