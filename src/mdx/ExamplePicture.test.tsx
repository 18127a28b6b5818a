import { render, screen } from '@testing-library/react'
import { ExamplePicture } from './ExamplePicture'

test('a picture waits until the reader comes near, keeps its place and is told in words', () => {
  render(
    <ExamplePicture src="/.turbo/pictures/a.png" width="256" height="144" alt="A box.">
      <figcaption>You see a box.</figcaption>
    </ExamplePicture>,
  )
  const image = screen.getByRole('img', { name: 'A box.' })
  expect(image).toHaveAttribute('src', '/.turbo/pictures/a.png')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['256', '144'])
  expect(screen.getByRole('figure')).toHaveTextContent('You see a box.')
})
