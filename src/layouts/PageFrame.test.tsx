import fs from 'node:fs'
import { screen, within } from '@testing-library/react'
import { openPage } from '../../tests/openPage'
import type { Body } from '../lib/page/body'
import { siteConfig } from '../site/siteConfig'

const record = {
  path: '/learn/api/time',
  lastUpdatedAt: Date.UTC(2025, 5, 18, 12),
}

const section: Body = [
  [
    'h2',
    { className: 'heading', 'data-level': '2' },
    ['Ticks', ['a', { className: 'anchor', href: '#ticks', 'aria-label': 'Link to Ticks' }]],
  ],
]

function openWithStyles(layout: 'docs' | 'minimal' | 'landing') {
  openPage({ record: { ...record, frontmatter: { layout } }, body: section })
  const styles = document.createElement('style')
  styles.textContent = fs.readFileSync('src/styles/prose.css', 'utf8')
  document.head.append(styles)
}

afterEach(() => {
  delete siteConfig.editLink
})

test('a documentation page ends in its facts and its neighbors', () => {
  siteConfig.editLink = { pattern: '/edit/:path' }
  openPage({ record })
  const foot = within(screen.getByRole('main')).getByRole('contentinfo')
  expect(within(foot).getByRole('link', { name: 'Edit page' })).toBeInTheDocument()
  expect(within(foot).getByText('2025-06-18')).toBeInTheDocument()
  expect(within(foot).getByRole('link', { name: /^Audio/ })).toBeInTheDocument()
})

test.each(['minimal', 'landing'])('a %s page has no facts and no neighbors', (layout) => {
  siteConfig.editLink = { pattern: '/edit/:path' }
  openPage({ record: { ...record, frontmatter: { layout } } })
  expect(screen.queryByRole('link', { name: 'Edit page' })).not.toBeInTheDocument()
  expect(screen.queryByText('2025-06-18')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Audio/ })).not.toBeInTheDocument()
})

test.each([
  ['docs', 'shown'],
  ['minimal', 'hidden'],
  ['landing', 'hidden'],
] as const)('on a %s page the links of headings are %s', (layout, links) => {
  openWithStyles(layout)
  const link = screen.getByLabelText('Link to Ticks')
  expect(getComputedStyle(link).display === 'none').toBe(links === 'hidden')
})

test('the socials stand in the sidebar, or below a page without one', () => {
  openPage({ record })
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  expect(screen.getAllByRole('link', { name: 'GitHub' }).every((link) => sidebar.contains(link))).toBe(true)
  openPage({ record: { ...record, path: '/example' } })
  const feet = screen.getAllByRole('contentinfo')
  expect(within(feet[feet.length - 1]!).getByRole('link', { name: 'GitHub' })).toBeInTheDocument()
})
