import { render, screen } from '@testing-library/react'
import { BlogPosts, newestFirst } from './BlogPosts'

test('without posts there is nothing', () => {
  const { container } = render(<BlogPosts posts={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('a list without posts is empty', () => {
  const { container } = render(<BlogPosts />)
  expect(container).toBeEmptyDOMElement()
})

test('the newest post comes first, with its byline', () => {
  render(
    <BlogPosts
      posts={[
        { path: '/blog/old', title: 'Old', description: 'Then', date: '2024-01-01' },
        { path: '/blog/new', title: 'New', description: 'Now', date: '2025-06-18', authors: 'Ada' },
      ]}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/blog/new', '/blog/old'])
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('NewJune 18, 2025 by AdaNow')
})

test('the newest post comes first', () => {
  const post = (date: string) => ({ title: date, date, description: '', path: `/${date}` })
  expect(newestFirst([post('2025-01-02'), post('2025-06-18')]).map(({ date }) => date)).toEqual([
    '2025-06-18',
    '2025-01-02',
  ])
})
