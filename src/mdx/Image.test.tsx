import { render, screen } from '@testing-library/react'
import type { Drawing } from '../lib/page/pictures'
import { Image } from './Image'
import { PageProvider } from './PageContext'

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

const drawn = (drawing: Drawing) => {
  render(
    <PageProvider value={{ pictures: { './cat.png': drawing } }}>
      <Image src="./cat.png" alt="A cat" title="It sleeps." />
    </PageProvider>,
  )
  return screen.getByRole('img', { name: 'A cat' })
}

test('a file of the content folder is drawn lazily with the size and the copies that the build prepared', () => {
  const source = { type: 'image/webp', srcSet: '/a.webp 360w', sizes: '100vw' }
  const image = drawn({
    src: '/a.png',
    srcSet: '/a.png 360w',
    sizes: '100vw',
    width: 720,
    height: 480,
    sources: [source],
  })
  expect(image).toHaveAttribute('src', '/a.png')
  expect(image).toHaveAttribute('srcset', '/a.png 360w')
  expect(image).toHaveAttribute('width', '720')
  expect(image).toHaveAttribute('height', '480')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).not.toHaveClass('pixelArt')
  expect(image.previousElementSibling).toHaveAttribute('srcset', '/a.webp 360w')
  expect(screen.getByRole('figure', { name: 'It sleeps.' })).toContainElement(image)
})

test('pixel art keeps its pixels', () => {
  const image = drawn({ src: '/a.png', width: 512, height: 288, sources: [], pixelArtWidth: 64 })
  expect(image).toHaveClass('pixelArt')
  expect(image.style.getPropertyValue('--file-width')).toBe('64px')
})
