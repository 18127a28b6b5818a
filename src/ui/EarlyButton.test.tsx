import { createRef } from 'react'
import { render, screen } from '@testing-library/react'
import { EarlyButton } from './EarlyButton'

test('a press before the page is live is remembered by the mark that the loader looks for', () => {
  const ref = createRef<HTMLButtonElement>()
  render(<EarlyButton ref={ref}>Copy</EarlyButton>)
  const button = screen.getByRole('button', { name: 'Copy' })
  expect(button).toHaveAttribute('type', 'button')
  expect(button.matches('[data-early]')).toBe(true)
  expect(ref.current).toBe(button)
})
