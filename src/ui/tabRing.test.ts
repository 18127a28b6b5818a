import { keepTabInside } from './tabRing'

beforeEach(() => {
  // jsdom lays nothing out, so it takes no element for visible
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hidden ? null : this.parentElement
    },
  })
  document.body.innerHTML = `
    <a href="/before">Before</a>
    <div>
      <button hidden>Hidden</button>
      <input aria-label="first">
      <a href="/row" tabindex="-1">Row</a>
      <button>middle</button>
      <details><summary>last</summary></details>
    </div>`
})

const ring = () => document.querySelector('div')!
const all = () => [...ring().querySelectorAll<HTMLElement>('input, button:not([hidden]), summary')]

function pressTabAt(element: HTMLElement, shiftKey = false) {
  element.tabIndex = element.tabIndex < 0 ? 0 : element.tabIndex
  element.focus()
  const event = { shiftKey, preventDefault: jest.fn() }
  keepTabInside(ring(), event)
  return {
    isHeld: event.preventDefault.mock.calls.length > 0,
    focused: all().indexOf(document.activeElement as HTMLElement),
  }
}

test('after the last control comes the first, and before the first the last', () => {
  const [first, , last] = all() as [HTMLElement, HTMLElement, HTMLElement]
  expect(pressTabAt(last)).toEqual({ isHeld: true, focused: 0 })
  expect(pressTabAt(first, true)).toEqual({ isHeld: true, focused: 2 })
})

test('between them the browser moves the focus', () => {
  const [first, middle, last] = all() as [HTMLElement, HTMLElement, HTMLElement]
  expect(pressTabAt(first)).toEqual({ isHeld: false, focused: 0 })
  expect(pressTabAt(middle)).toEqual({ isHeld: false, focused: 1 })
  expect(pressTabAt(last, true)).toEqual({ isHeld: false, focused: 2 })
})

test('a focus that is outside comes back', () => {
  expect(pressTabAt(document.querySelector('a')!)).toEqual({ isHeld: true, focused: 0 })
})
