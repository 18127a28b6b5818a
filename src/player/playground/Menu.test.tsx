import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './Menu'

const sample = (act: () => void) => (
  <>
    <Menu label="Share">
      <button type="button" onClick={act}>
        Copy link
      </button>
    </Menu>
    <button type="button">Elsewhere</button>
  </>
)

test('a chosen entry acts, closes the menu and returns focus', async () => {
  const act = jest.fn()
  render(sample(act))
  const button = screen.getByRole('button', { name: 'Share' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(act).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  expect(button).toHaveFocus()
})

test('Escape and a press elsewhere close it', async () => {
  render(sample(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})
