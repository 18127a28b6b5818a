import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { TopNav } from './TopNav'

const items: TopNavItem[] = [
  { text: 'Guide', link: '/learn/guides', match: '/learn' },
  {
    text: '0.7.4',
    items: [
      { text: 'Changelog', link: 'https://example.com/changes' },
      { text: 'Notes', link: '/notes' },
    ],
  },
  { element: <em>Own element</em>, link: '/ignored' },
  { text: 'Just a word' },
]

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
})

test('each kind of entry is drawn in its own way, in a navigation called Main', () => {
  render(<TopNav items={items} path="/learn/api/text" />)
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('data-active', 'true')
  expect(screen.getByRole('button', { name: '0.7.4' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Own element').tagName).toBe('EM')
  expect(screen.getByText('Just a word').tagName).toBe('SPAN')
})

test('a click opens the menu, once the library is there', async () => {
  render(<TopNav items={items} path="/" />)
  await userEvent.click(screen.getByRole('button', { name: '0.7.4' }))
  expect(await screen.findByRole('link', { name: 'Changelog' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('button', { name: '0.7.4' })).toHaveAttribute('aria-expanded', 'true')
})

test('the focus stays on the button when the library takes over', async () => {
  const { container } = render(<TopNav items={items} path="/" />)
  const plain = screen.getByRole('button', { name: '0.7.4' })
  act(() => plain.focus())
  await screen.findByText((_, element) => element?.getAttribute('data-state') === 'closed')
  expect(container.contains(plain)).toBe(false)
  expect(screen.getByRole('button', { name: '0.7.4' })).toHaveFocus()
})

test('the focus stays on a link as well', async () => {
  render(<TopNav items={items} path="/" />)
  const plain = screen.getByRole('link', { name: 'Guide' })
  act(() => plain.focus())
  await waitFor(() => expect(plain).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveFocus()
})

test('without entries there is no navigation', () => {
  const { container } = render(<TopNav items={[]} path="/" />)
  expect(container).toBeEmptyDOMElement()
})
