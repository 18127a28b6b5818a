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

const areas: TopNavItem[] = [
  { text: 'Guide', link: '/guide' },
  { text: 'Games', link: '/games', match: '/play' },
]
const others: TopNavItem[] = [{ text: '0.7.4', items: [{ text: 'Changelog', link: 'https://example.com/changes' }] }]

const openMenu = async (path: string, active: TopNavItem | undefined) => {
  render(
    <MenuPopover areas={areas} others={others} active={active} path={path} address="/" foot="Foot">
      The tree
    </MenuPopover>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
}

test('the menu has areas, the sidebar, rows that unfold, and a foot', async () => {
  await openMenu('/', undefined)
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent(/The tree.*Foot/)
  expect(screen.getByRole('link', { name: 'Guide' })).not.toHaveAttribute('aria-current')
  expect(screen.getByText('Changelog')).not.toBeVisible()
  await userEvent.click(screen.getByText('0.7.4'))
  expect(screen.getByText('Changelog')).toBeVisible()
})

test('the menu marks the current page and its area', async () => {
  await openMenu('/guide', areas[1])
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'true')
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
