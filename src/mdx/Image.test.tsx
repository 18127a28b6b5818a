import { render, screen } from '@testing-library/react'
import { Image } from './Image'

test('a picture without a caption is a picture', () => {
  render(<Image src="/cat.png" alt="A cat" />)
  expect(screen.getByRole('img', { name: 'A cat' })).toHaveAttribute('src', '/cat.png')
  expect(screen.queryByRole('figure')).toBeNull()
})

test('the title of a picture is its caption', () => {
  render(<Image src="/cat.png" alt="A cat" title="It sleeps." />)
  expect(screen.getByRole('figure', { name: 'It sleeps.' })).toHaveTextContent('It sleeps.')
  expect(screen.getByRole('img', { name: 'A cat' })).not.toHaveAttribute('title')
})
