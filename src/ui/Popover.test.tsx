import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from './Popover'

beforeAll(() => {
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

test('a popover that a page has closed stays closed when the reader comes back', async () => {
  const { rerender } = render(sample())
  await open()
  act(() => rerender(sample('/b')))
  act(() => rerender(sample('/a')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link that is opened elsewhere leaves it open', async () => {
  render(sample())
  const dialog = await open()
  fireEvent.click(screen.getByRole('link', { name: 'A link' }), { ctrlKey: true })
  expect(dialog).toBeInTheDocument()
})

test('the keyboard starts at the current entry', async () => {
  render(
    <Popover label="Pages" trigger="Open" address="/a">
      <a href="#first">First</a>
      <a href="#here" aria-current="page">
        Here
      </a>
    </Popover>,
  )
  await open()
  expect(screen.getByRole('link', { name: 'Here' })).toHaveFocus()
})

test('it closes when its button goes with its bar', async () => {
  render(sample())
  await open()
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = () => new DOMRect()
  act(() => window.dispatchEvent(new Event('resize')))
  Element.prototype.getBoundingClientRect = getBoundingClientRect
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('is below its button', async () => {
  render(sample())
  expect(await open()).toHaveStyle({ top: '312px' })
})
