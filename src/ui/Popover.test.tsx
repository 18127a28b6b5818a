import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from './Popover'

// jsdom knows the dialog element but not how to open it
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 300, 200)
})

const sample = (address = '/a') => (
  <Popover label="Pages" trigger="Open" address={address}>
    <a href="#here">A link</a>
  </Popover>
)

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Pages' })
}

test('the button says that it opens a dialog, and whether it is open', async () => {
  render(sample())
  const button = screen.getByRole('button', { name: 'Open' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await open()
  expect(button).toHaveAttribute('aria-expanded', 'true')
})

const press = (dialog: HTMLElement, init: MouseEventInit, type: 'click' | 'auxclick' = 'click') => {
  fireEvent(dialog, new MouseEvent('pointerdown', { bubbles: true, ...init }))
  fireEvent(dialog, new MouseEvent(type, { bubbles: true, ...init }))
}

test('a press outside closes it', async () => {
  render(sample())
  press(await open(), { clientX: 10, clientY: 10 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a right click or Ctrl with a click outside does not close it', async () => {
  render(sample())
  const dialog = await open()
  press(dialog, { clientX: 10, clientY: 10, button: 2 }, 'auxclick')
  press(dialog, { clientX: 10, clientY: 10, ctrlKey: true })
  expect(dialog).toBeInTheDocument()
})

test('a press inside does not close it', async () => {
  render(sample())
  const dialog = await open()
  press(dialog, { clientX: 200, clientY: 200 })
  expect(dialog).toBeInTheDocument()
})

test('choosing a link, the close button and a change of page close it', async () => {
  const { rerender } = render(sample())
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'A link' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  act(() => rerender(sample('/b')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
