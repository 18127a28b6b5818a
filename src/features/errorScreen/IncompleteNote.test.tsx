import { render, screen } from '@testing-library/react'
import { IncompleteNote } from './IncompleteNote'

test('a page that is not complete says what works, and offers a reload', () => {
  render(<IncompleteNote />)
  expect(screen.getByRole('status')).toHaveTextContent('You can read it, but search and menus do not work.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})
