import { render, screen } from '@testing-library/react'
import { Authors, authorSeparator, authorsOf, bylineLead, formatAuthorDate } from './Authors'
import { PageProvider } from './PageContext'

test.each([
  [['Ada'], 'By Ada'],
  [['Ada', 'Grace'], 'By Ada & Grace'],
  [['Ada', 'Grace', 'Joan'], 'By Ada, Grace & Joan'],
])('%p reads "%s"', (authors, words) => {
  const { container } = render(<Authors authors={authors} />)
  expect(container).toHaveTextContent(words)
})

test('the date precedes the names', () => {
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

const separators = (count: number) => Array.from({ length: count }, (_, position) => authorSeparator(position, count))

test('the date has the long form of the United States', () => {
  expect(formatAuthorDate('2025-06-18')).toBe('June 18, 2025')
})

test('the day is the same in every time zone', () => {
  expect(formatAuthorDate('2025-06-18T23:59:00.000Z')).toBe('June 18, 2025')
  expect(formatAuthorDate(new Date('2025-06-18T00:00:00.000Z'))).toBe('June 18, 2025')
})

test('authors are separated by commas in text, or come as a list', () => {
  expect(authorsOf('Ada, Grace')).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
  expect(authorsOf(['Ada', 'Grace'])).toEqual([{ name: 'Ada' }, { name: 'Grace' }])
  expect(authorsOf(undefined)).toEqual([])
})

test('an author can carry a link', () => {
  expect(authorsOf('[Ada](https://ada.test)')).toEqual([{ name: 'Ada', url: 'https://ada.test' }])
})

test('two names are joined by an ampersand', () => {
  expect(separators(2)).toEqual(['', ' & '])
})

test('three names have a comma first and an ampersand last', () => {
  expect(separators(3)).toEqual(['', ', ', ' & '])
})

test('the names continue after a date, and begin the line without one', () => {
  expect(bylineLead(true)).toBe(' by ')
  expect(bylineLead(false)).toBe('By ')
})
