import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { EditLink } from './EditLink'
import { LastUpdated } from './LastUpdated'

const at = Date.UTC(2025, 5, 18, 12)

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

test('the live page has the date as the reader writes it', () => {
  render(<LastUpdated at={at} />)
  const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' }).format(at)
  expect(screen.getByRole('time')).toHaveTextContent(local)
})
