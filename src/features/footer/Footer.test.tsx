import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { EditLink } from './EditLink'
import { LastUpdated } from './LastUpdated'

const at = Date.UTC(2025, 5, 18, 12)

let reportIntersection: (isIntersecting: boolean) => void

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      reportIntersection = (isIntersecting) => act(() => notify([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

test('the edit link names the file of the page', () => {
  render(<EditLink filePath="learn/api/tween.mdx" editLink={{ pattern: 'https://code.test/edit/content/:path' }} />)
  expect(screen.getByRole('link', { name: 'Edit page' })).toHaveAttribute(
    'href',
    'https://code.test/edit/content/learn/api/tween.mdx',
  )
})

test('there is no edit link unless one is configured', () => {
  render(<EditLink filePath="learn/api/tween.mdx" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the built page has the date in its international spelling', () => {
  const html = renderToString(<LastUpdated at={at} />)
  expect(html).toContain('dateTime="2025-06-18T12:00:00.000Z">2025-06-18</time>')
})

test('the date is as the reader writes it once it comes near, and not before', () => {
  render(<LastUpdated at={at} />)
  reportIntersection(false)
  expect(screen.getByRole('time')).toHaveTextContent('2025-06-18')
  reportIntersection(true)
  const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' }).format(at)
  expect(screen.getByRole('time')).toHaveTextContent(local)
})
