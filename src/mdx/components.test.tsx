import { render, screen } from '@testing-library/react'
import { components } from './components'
import { PageProvider } from './PageContext'

const { h1: Heading } = components

test('a page shows its own title', () => {
  render(<Heading>Tween</Heading>)
  expect(screen.getByRole('heading', { level: 1, name: 'Tween' })).toBeVisible()
})

test('a page that borrows its body shows a title of its own', () => {
  render(
    <PageProvider value={{ borrowedTitle: 'Pong' }}>
      <Heading>Template</Heading>
    </PageProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Pong' })).toBeVisible()
})
