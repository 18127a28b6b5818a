import { fireEvent, render, screen } from '@testing-library/react'
import { useModal } from './useModal'

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

test('a wish of the browser closes it, but leaves it to the one who opened it', () => {
  render(<Sample />)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog(), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
})

test('whoever opened it hears that the browser has closed it', () => {
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
