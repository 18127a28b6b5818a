import { render, screen } from '@testing-library/react'
import { Example } from './Example'

test('an example is one frame around its code and its picture, which stand one below the other', () => {
  render(<Example>Code and picture</Example>)
  expect(screen.getByText('Code and picture')).toHaveAttribute('data-example', 'below')
})

test('puts the picture next to short code', () => {
  render(<Example sideBySide>Code and picture</Example>)
  expect(screen.getByText('Code and picture')).toHaveAttribute('data-example', 'beside')
})
