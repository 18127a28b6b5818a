import { render, screen } from '@testing-library/react'
import { Authors } from './Authors'
import { PageProvider } from './PageContext'

test.each([
  [['Ada'], 'By Ada'],
  [['Ada', 'Grace'], 'By Ada & Grace'],
  [['Ada', 'Grace', 'Joan'], 'By Ada, Grace & Joan'],
])('%p reads "%s"', (authors, words) => {
  const { container } = render(<Authors authors={authors} />)
  expect(container).toHaveTextContent(words)
})

test('the date stands before the names', () => {
  const { container } = render(<Authors authors="Ada, Grace" date="2025-06-18" />)
  expect(container).toHaveTextContent('June 18, 2025 by Ada & Grace')
})

test('a date may stand alone', () => {
  const { container } = render(<Authors date="2025-06-18" />)
  expect(container).toHaveTextContent(/^June 18, 2025$/)
})

test('nobody and no date is nothing', () => {
  const { container } = render(<Authors />)
  expect(container).toBeEmptyDOMElement()
})

test('an author with an address is a link that opens in a new tab', () => {
  render(<Authors authors="[Ada](https://example.com), Grace" />)
  const link = screen.getByRole('link', { name: 'Ada' })
  expect(link).toHaveAttribute('href', 'https://example.com')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('without attributes the frontmatter of the page speaks', () => {
  const { container } = render(
    <PageProvider value={{ authors: ['Ada'], date: '2025-06-18' }}>
      <Authors />
    </PageProvider>,
  )
  expect(container).toHaveTextContent('June 18, 2025 by Ada')
})
