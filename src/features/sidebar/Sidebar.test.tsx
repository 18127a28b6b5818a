import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { SidebarItem } from '../../lib/config/siteConfig'
import { Sidebar } from './Sidebar'
import { SidebarSections } from './SidebarSections'

const items: SidebarItem[] = [
  { text: 'Start', link: '/start' },
  { text: 'Guides', collapsed: true, items: [{ text: 'Fonts', link: '/guides/fonts' }] },
  { text: 'API', link: '/api', collapsed: false, items: [{ text: 'Text', link: '/api/text' }] },
  { text: 'Plain', items: [{ text: 'Entry', link: '/entry' }] },
]

type SampleProps = { path: string; entries?: SidebarItem[]; sidebarKey?: string; backLink?: boolean; previous?: string }

function Sample({ path, entries = items, sidebarKey = '/', backLink = false, previous }: SampleProps) {
  const sidebar = { key: sidebarKey, items: entries, backLink }
  return (
    <SidebarSections sidebar={sidebar} path={path}>
      <Sidebar key={sidebarKey} sidebar={sidebar} path={path} previousPath={previous} />
    </SidebarSections>
  )
}

const control = (name: string) => screen.getByRole('button', { name })

test('the current page is marked, also at its address with .html', () => {
  render(<Sample path="/start.html" />)
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Text' })).not.toHaveAttribute('aria-current')
})

test('a section without a link is one control for its whole title row', () => {
  render(<Sample path="/start" />)
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'false')
})

test.each(['{Enter}', ' '])('the key %j toggles a section', async (key) => {
  render(<Sample path="/start" />)
  control('Guides').focus()
  await userEvent.keyboard(key)
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(key)
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'false')
})

test('one click is one toggle, on the chevron of a linked section as well', async () => {
  render(<Sample path="/start" />)
  await userEvent.click(control('Guides'))
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(control('API section'))
  expect(control('API section')).toHaveAttribute('aria-expanded', 'false')
})

test('the text of a linked section leads to its page and toggles it', async () => {
  render(<Sample path="/start" />)
  const link = screen.getByRole('link', { name: 'API' })
  expect(link).toHaveAttribute('href', '/api')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(control('API section')).toHaveAttribute('aria-expanded', 'false')
})

test('a section that its own link has closed stays closed on its page', async () => {
  const { rerender } = render(<Sample path="/start" />)
  const link = screen.getByRole('link', { name: 'API' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  rerender(<Sample path="/api" />)
  expect(control('API section')).toHaveAttribute('aria-expanded', 'false')
})

test('a section whose entries cannot be closed has no control', () => {
  render(<Sample path="/start" />)
  expect(screen.queryByRole('button', { name: 'Plain' })).toBeNull()
  expect(screen.getByText('Plain')).toBeVisible()
})

test('a section opens when the reader comes to a page inside it, and the others stay as they are', async () => {
  const { rerender } = render(<Sample path="/start" />)
  await userEvent.click(control('API section'))
  rerender(<Sample path="/guides/fonts" />)
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'true')
  expect(control('API section')).toHaveAttribute('aria-expanded', 'false')
})

test('another sidebar starts with its own state', async () => {
  const { rerender } = render(<Sample path="/start" />)
  await userEvent.click(control('Guides'))
  rerender(<Sample path="/start" sidebarKey="/other/" />)
  expect(control('Guides')).toHaveAttribute('aria-expanded', 'false')
})

test('levels 0 to 5 are drawn and deeper ones are not', () => {
  const nested = (depth: number): SidebarItem => ({
    text: `Level ${depth}`,
    ...(depth < 7 ? { items: [nested(depth + 1)] } : {}),
  })
  render(<Sample path="/start" entries={[nested(0)]} />)
  expect(screen.getByText('Level 5')).toBeInTheDocument()
  expect(screen.queryByText('Level 6')).toBeNull()
})

test('other sites open in a new tab and carry an icon; disabled entries cannot be followed', () => {
  render(
    <Sample
      path="/start"
      entries={[
        { text: 'Elsewhere', link: 'https://elsewhere.example' },
        { text: 'Later', link: '/later', disabled: true },
      ]}
    />,
  )
  const external = screen.getByRole('link', { name: 'Elsewhere' })
  expect(external).toHaveAttribute('target', '_blank')
  expect(external.querySelector('svg')).toBeInTheDocument()
  const disabled = screen.getByRole('link', { name: 'Later' })
  expect(disabled).toHaveAttribute('aria-disabled', 'true')
  expect(disabled).not.toHaveAttribute('href')
})

test('groups are lists, and plain entries share one', () => {
  render(<Sample path="/start" />)
  const lists = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('list', { hidden: true })
  expect(lists.map((list) => list.children.length)).toEqual([1, 1, 1, 1])
})

test('the back link says Home and leads to the front page as long as nothing is known', () => {
  render(<Sample path="/start" backLink />)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('the back link leads to the page before this sidebar and stays there', () => {
  act(() => window.history.replaceState({ key: '1' }, ''))
  const { rerender } = render(<Sample path="/start" backLink previous="/example" />)
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/example')
  rerender(<Sample path="/api" backLink previous="/start" />)
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/example')
  act(() => window.history.replaceState(null, ''))
})

/** A collapsed and an open section, with a number of links between them. */
function longSidebar(links: number): SidebarItem[] {
  const pages = Array.from({ length: links - 2 }, (_, index) => ({ text: `Page ${index}`, link: `/page/${index}` }))
  const guides = [
    { text: 'Fonts', link: '/guides/fonts' },
    { text: 'Shaders', link: '/guides/shaders' },
  ]
  return [
    { text: 'Guides', collapsed: true, items: guides },
    { text: 'Pages', items: pages },
  ]
}

const linkTo = (name: string) => screen.queryByRole('link', { name, hidden: true })

test('with more than 60 links a collapsed section draws its links when it is opened', async () => {
  render(<Sample path="/page/1" entries={longSidebar(61)} />)
  expect(linkTo('Shaders')).toBeNull()
  await userEvent.click(control('Guides'))
  expect(linkTo('Shaders')).toBeVisible()
})

test('always renders the first link of a collapsed section, for users without scripts', () => {
  render(<Sample path="/page/1" entries={longSidebar(61)} />)
  expect(linkTo('Fonts')).toBeInTheDocument()
})

test('with 60 links all of them stand in the page', () => {
  render(<Sample path="/page/1" entries={longSidebar(60)} />)
  expect(linkTo('Shaders')).not.toBeNull()
})

/** Pages, and closed sections with two links each. */
function manySections(count: number): SidebarItem[] {
  const sections = Array.from({ length: count }, (_, number) => ({
    text: `Section ${number}`,
    collapsed: true,
    items: ['a', 'b'].map((name) => ({ text: `${number}${name}`, link: `/section-${number}/${name}` })),
  }))
  return [...longSidebar(61).slice(1), ...sections]
}

const sections = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a long sidebar draws closed sections next to others, and the rest on request', async () => {
  const { rerender } = render(<Sample path="/page/1" entries={manySections(12)} />)
  expect(sections()).toEqual(['Section 0', '10 more sections', 'Section 11'])
  await userEvent.click(control('10 more sections'))
  expect(sections()).toHaveLength(13)
  expect(control('10 more sections')).toHaveFocus()
  rerender(<Sample path="/section-5/a" entries={manySections(12)} />)
  expect(sections()).toHaveLength(14)
  await userEvent.click(control('3 more sections'))
  expect(sections()).toEqual([
    'Section 0',
    '3 more sections',
    'Section 4',
    'Section 5',
    'Section 6',
    '4 more sections',
    'Section 11',
  ])
})

test('without scripts, a link leads to the middle of the sections that are left out', () => {
  render(<Sample path="/page/1" entries={manySections(12)} />)
  expect(linkTo('Section 6')).toHaveAttribute('href', '/section-6/a')
})

test('a section that the user closes stays until the next page', async () => {
  const { rerender } = render(<Sample path="/section-5/a" entries={manySections(12)} />)
  await userEvent.click(control('Section 5'))
  expect(control('Section 5')).toHaveFocus()
  rerender(<Sample path="/page/1" entries={manySections(12)} />)
  expect(screen.queryByRole('button', { name: 'Section 5' })).toBeNull()
})

test('two adjacent sections are not left out', () => {
  render(<Sample path="/page/1" entries={manySections(4)} />)
  expect(sections()).toEqual(['Section 0', 'Section 1', 'Section 2', 'Section 3'])
})

test('the HTML of a long sidebar is hydrated without differences', async () => {
  const sample = <Sample path="/section-5/a" entries={manySections(12)} />
  document.body.innerHTML = renderToString(sample)
  const errors: unknown[] = []
  await act(async () => {
    hydrateRoot(document.body, sample, { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
})
