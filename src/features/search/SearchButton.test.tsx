import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OPENER } from './searchKeys'
import { SearchButton } from './SearchButton'

test('the search button is called Search and asks the search to open', async () => {
  const opened = jest.fn()
  window.addEventListener('turbo:open-search', opened)
  render(<SearchButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(opened).toHaveBeenCalledTimes(1)
})

test('the search knows its button, which gets the focus back', () => {
  render(<SearchButton />)
  expect(document.querySelector(OPENER)).toBe(screen.getByRole('button', { name: 'Search' }))
})
