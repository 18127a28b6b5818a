import { render, screen, within } from '@testing-library/react'
import { ExamplePicture } from './ExamplePicture'

const PICTURE = { src: '/assets/pictures/a.png', width: '256', height: '144', alt: 'A box.', program: '0' }

test('a picture is lazy, has its size and alternative text', () => {
  render(<ExamplePicture {...PICTURE} />)
  const image = screen.getByRole('img', { name: 'A box.' })
  expect(image).toHaveAttribute('src', '/assets/pictures/a.png')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('decoding', 'async')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['256', '144'])
})

test('the picture at the top of a page is loaded immediately', () => {
  render(<ExamplePicture {...PICTURE} title="What you'll build" isFirst />)
  expect(screen.getByRole('img', { name: 'A box.' })).toHaveAttribute('loading', 'eager')
})

test('a program that draws nothing shows its output with frames, and how to get it', () => {
  render(<ExamplePicture program="0" output={'0 Hello\n0 World\n60 Bye'} input="Z in frame 60" name="Greet" moves />)
  expect(screen.queryByRole('img')).toBeNull()
  const log = screen.getByRole('log', { name: 'Output: Greet' })
  expect(log).toHaveAttribute('aria-live', 'off')
  expect([...log.children].map(({ textContent }) => textContent)).toEqual([
    'frame 0 Hello',
    'World',
    'frame 60 Bye',
    'With Z in frame 60',
  ])
})

test('renders a picture without code alone', () => {
  render(<ExamplePicture {...PICTURE} program={undefined} />)
  expect(screen.queryByRole('group')).toBeNull()
})

test('shows the controls below the picture', () => {
  render(<ExamplePicture {...PICTURE} title="What you'll build" moves label="Run this step" />)
  expect(screen.getByText("What you'll build")).toBeVisible()
  const bar = within(screen.getByRole('group', { name: 'Live example' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Run this step',
    'Step',
    'Restart',
    'Edit',
    'Fullscreen',
  ])
})
