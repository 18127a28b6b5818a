import { render, screen } from '@testing-library/react'
import { components } from './components'
import { PageProvider } from './PageContext'

const { a: Link, h1: Heading, input: TaskBox } = components

test.each(['https://example.com', 'http://example.com', '//example.com', 'www.example.com'])(
  '%s opens in a new tab',
  (href) => {
    render(<Link href={href}>there</Link>)
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  },
)

test.each(['mailto:ada@example.com', 'tel:+123', '/learn/api/tween', '#easing'])('%s stays in the tab', (href) => {
  render(<Link href={href}>there</Link>)
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
  expect(screen.getByRole('link')).not.toHaveAttribute('rel')
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

test('a page that borrows its body shows a title of its own', () => {
  render(
    <PageProvider value={{ borrowedTitle: 'Pong' }}>
      <Heading>Template</Heading>
    </PageProvider>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Pong' })).toBeVisible()
})

test('the box of a task says whether it is done', () => {
  render(
    <>
      <TaskBox type="checkbox" checked disabled />
      <TaskBox type="checkbox" disabled />
    </>,
  )
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
})
