import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WrapButton } from './WrapButton'

const root = document.documentElement
const press = () => userEvent.click(screen.getAllByRole('button', { name: 'Wrap lines' })[0]!)
const states = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))

afterEach(() => {
  delete root.dataset.wrap
  localStorage.clear()
  jest.restoreAllMocks()
})

test('a press wraps the lines of all blocks and is remembered, another takes it back', async () => {
  render(
    <>
      <WrapButton />
      <WrapButton />
    </>,
  )
  await press()
  expect(root).toHaveAttribute('data-wrap')
  expect(states()).toEqual(['true', 'true'])
  expect(localStorage.getItem('turbo.wrap')).toBe('true')
  await press()
  expect(root).not.toHaveAttribute('data-wrap')
  expect(states()).toEqual(['false', 'false'])
  expect(localStorage.getItem('turbo.wrap')).toBeNull()
})

test('the button knows the choice of an earlier visit', () => {
  root.dataset.wrap = ''
  render(<WrapButton />)
  expect(states()).toEqual(['true'])
})

test('without storage the lines wrap for this visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  render(<WrapButton />)
  await press()
  expect(root).toHaveAttribute('data-wrap')
})
