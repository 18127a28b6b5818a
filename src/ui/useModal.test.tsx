import { fireEvent, render, screen } from '@testing-library/react'
import { dismisses, keepTabInside, useModal } from './useModal'

const close = jest.fn()
const hear = jest.fn()

function Sample({ isOpen = true }: { isOpen?: boolean }) {
  const modal = useModal({ isOpen, onClose: close, onClick: hear, onKeyDown: hear })
  return (
    <dialog {...modal} aria-label="Sample">
      <input aria-label="Box" />
    </dialog>
  )
}

beforeEach(() => {
  jest.clearAllMocks()
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 300, 200)
})

const dialog = () => screen.getByLabelText('Sample')
const outside = { clientX: 10, clientY: 10 }
const inside = { clientX: 200, clientY: 200 }

function press(element: Element, init: MouseEventInit, type: 'click' | 'auxclick' = 'click') {
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, ...init }))
  fireEvent(element, new MouseEvent(type, { bubbles: true, ...init }))
}

test('the dialog is open as long as it is said to be, and the page behind it does not scroll meanwhile', () => {
  const { rerender } = render(<Sample isOpen={false} />)
  expect(dialog()).not.toHaveAttribute('open')
  rerender(<Sample />)
  expect(dialog()).toHaveAttribute('open')
  expect(document.documentElement.style.overflow).toBe('hidden')
  rerender(<Sample isOpen={false} />)
  expect(dialog()).not.toHaveAttribute('open')
  expect(document.documentElement.style.overflow).toBe('')
})

test('a dialog that goes away lets the page scroll again', () => {
  render(<Sample />).unmount()
  expect(document.documentElement.style.overflow).toBe('')
})

test('Escape closes it, and does nothing else', () => {
  render(<Sample />)
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })).toBe(false)
  expect(close).toHaveBeenCalledTimes(1)
})

test('an Escape that ends the composing of a letter does not close it', () => {
  render(<Sample />)
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true })).toBe(true)
  expect(close).not.toHaveBeenCalled()
})

test('a cancel request calls onClose without closing', () => {
  render(<Sample />)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog(), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
})

test('reports closing by the browser', () => {
  render(<Sample />)
  ;(dialog() as HTMLDialogElement).close()
  expect(close).toHaveBeenCalledTimes(1)
})

test('word of a closing that comes late does not close it again', () => {
  render(<Sample />)
  fireEvent(dialog(), new Event('close'))
  expect(close).not.toHaveBeenCalled()
})

test('a press beside it closes it', () => {
  render(<Sample />)
  press(dialog(), outside)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a right click or Ctrl with a click beside it does not close it', () => {
  render(<Sample />)
  press(dialog(), { ...outside, button: 2 }, 'auxclick')
  press(dialog(), { ...outside, ctrlKey: true })
  expect(close).not.toHaveBeenCalled()
})

test('a press inside does not close it, nor one that is dragged out of it', () => {
  render(<Sample />)
  press(dialog(), inside)
  press(screen.getByRole('textbox'), outside)
  fireEvent(dialog(), new MouseEvent('pointerdown', { bubbles: true, ...inside }))
  fireEvent(dialog(), new MouseEvent('click', { bubbles: true, ...outside }))
  expect(close).not.toHaveBeenCalled()
})

test('clicks and keys are heard besides', () => {
  render(<Sample />)
  press(dialog(), inside)
  fireEvent.keyDown(dialog(), { key: 'a' })
  expect(hear.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'keydown'])
})

test('a plain click outside dismisses the dialog', () => {
  expect(dismisses({ button: 0, ctrlKey: false })).toBe(true)
})

test('a right click outside does not dismiss the dialog', () => {
  expect(dismisses({ button: 2, ctrlKey: false })).toBe(false)
})

test('Ctrl and a click outside do not dismiss the dialog', () => {
  expect(dismisses({ button: 0, ctrlKey: true })).toBe(false)
})

describe('Tab inside an open dialog', () => {
  beforeEach(() => {
    // jsdom has no layout and treats every element as invisible
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
})
