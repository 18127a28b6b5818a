import { createRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TopNavItem } from '../../lib/config/siteConfig'
import { MenuPopover } from './MenuPopover'
import { SecondBar } from './SecondBar'

let report: (entry: { isIntersecting: boolean; boundingClientRect: { bottom: number } }) => void

beforeAll(() => {
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 300, 200)
  window.IntersectionObserver = class {
    constructor(callback: (entries: unknown[]) => void) {
      report = (entry) => act(() => callback([entry]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const items: TopNavItem[] = [
  { text: 'Guide', link: '/guide' },
  { text: '0.7.4', items: [{ text: 'Changelog', link: 'https://example.com/changes' }] },
]

const menu = { items, address: '/', foot: 'Foot' }

test('the menu button is called after the active entry; without one it is an icon called Menu', () => {
  const { rerender } = render(<MenuPopover {...menu} path="/guide" />)
  expect(screen.getByRole('button', { name: 'Guide' })).toBeInTheDocument()
  rerender(<MenuPopover {...menu} path="/other" />)
  expect(screen.getByRole('button', { name: 'Menu' })).not.toHaveTextContent('Menu')
})

test('the menu has rows, rows that unfold, and a foot', async () => {
  render(<MenuPopover {...menu} path="/" />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent('Foot')
  expect(screen.getByRole('link', { name: 'Guide' })).toBeInTheDocument()
  expect(screen.getByText('Changelog')).not.toBeVisible()
  await userEvent.click(screen.getByText('0.7.4'))
  expect(screen.getByText('Changelog')).toBeVisible()
})

const bar = () => ({ title: 'Tween', address: '/', topBar: { ...createRef<HTMLElement>(), current: document.body } })

test('the title of the page opens the sidebar', async () => {
  render(<SecondBar {...bar()} sidebar="The tree" />)
  await userEvent.click(screen.getByRole('button', { name: 'Tween' }))
  expect(screen.getByRole('dialog', { name: 'Pages' })).toHaveTextContent('The tree')
})

test('without a sidebar the title is plain text, and without an outline nothing opens one', () => {
  render(<SecondBar {...bar()} />)
  expect(screen.getByText('Tween')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('On this page opens the outline', async () => {
  render(<SecondBar {...bar()} outline="The outline" />)
  await userEvent.click(screen.getByRole('button', { name: 'On this page' }))
  expect(screen.getByRole('dialog', { name: 'On this page' })).toHaveTextContent('The outline')
})

test('Top appears when the first bar is more than 100px out of view', () => {
  render(<SecondBar {...bar()} />)
  report({ isIntersecting: true, boundingClientRect: { bottom: -99 } })
  expect(screen.queryByRole('button', { name: 'Top' })).toBeNull()
  report({ isIntersecting: false, boundingClientRect: { bottom: -101 } })
  expect(screen.getByRole('button', { name: 'Top' })).toBeInTheDocument()
})
