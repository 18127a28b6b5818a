import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './ErrorBoundary'

function Broken(): never {
  throw new Error('Out of pancakes')
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('an error while drawing shows the error screen with its message and two ways on', () => {
  render(
    <ErrorBoundary location="/a">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  expect(screen.getByText('Out of pancakes')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to Home Page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
})

test('the error screen goes when the location changes', () => {
  const { rerender } = render(
    <ErrorBoundary location="/a">
      <Broken />
    </ErrorBoundary>,
  )
  rerender(<ErrorBoundary location="/b">All is well</ErrorBoundary>)
  expect(screen.getByText('All is well')).toBeInTheDocument()
})

test('the error screen stays while the location does', () => {
  const { rerender } = render(
    <ErrorBoundary location="/a">
      <Broken />
    </ErrorBoundary>,
  )
  rerender(<ErrorBoundary location="/a">All is well</ErrorBoundary>)
  expect(screen.queryByText('All is well')).not.toBeInTheDocument()
})

test('where the document was changed by others, the boundary around shows the error screen, and only once', () => {
  const frame = (page: string) => (
    <ErrorBoundary location="">
      <main>
        <ErrorBoundary location={page}>
          <article key={page}>{page}</article>
        </ErrorBoundary>
        <footer />
      </main>
    </ErrorBoundary>
  )
  const { container, rerender } = render(frame('/a'))
  container.querySelector('footer')!.remove()
  rerender(frame('/b'))
  expect(screen.getAllByRole('heading', { name: 'Unexpected Application Error!' })).toHaveLength(1)
  expect(container.querySelector('main')).toBeNull()
})
