import fs from 'node:fs'
import { TextDecoder } from 'node:util'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import packageFile from '../package.json'
import { constantsOf } from '../src/gatsby/constants'
import { indexFileOf } from '../src/gatsby/search/indexFile'
import { siteConfigSchema, type SiteConfig } from '../src/lib/config/siteConfig'
import { sidebar as configuredSidebar } from '../src/site/sidebar'
import { siteConfig } from '../src/site/siteConfig'
import { framedPage, openPage, type PageParts } from './openPage'

// The bundler does not run in jsdom; tests/globalSetup.ts has built the scripts
jest.mock('../src/gatsby/inlineScripts', () => ({
  inlineScripts: () => JSON.parse(process.env.INLINE_SCRIPTS ?? '{}') as object,
}))

const written = { ...siteConfig }
const writtenSidebar = { ...configuredSidebar }
const tested = new Set<string>()

afterEach(() => {
  for (const name of Object.keys(siteConfig)) delete siteConfig[name as keyof SiteConfig]
  Object.assign(siteConfig, written)
  Object.assign(configuredSidebar, writtenSidebar)
  Object.assign(globalThis, { __BASE_PATH__: '', __BANNER_HTML__: '' })
})

function option(name: string, effect: string, check: () => void) {
  tested.add(name)
  test(`${name}: ${effect}`, check)
}

function openWith(options: Partial<SiteConfig>, page?: PageParts) {
  Object.assign(siteConfig, options)
  openPage(page)
}

const landing: PageParts = { record: { path: '/', title: null, frontmatter: { layout: 'landing' } } }

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
const headLinks = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'))
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)
const banner = () => screen.getByRole('region', { name: 'Announcement' })
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' })
const mainMenu = () => screen.getByRole('navigation', { name: 'Main' })
const assistant = () => screen.queryByRole('link', { name: 'Ask in ChatGPT' })

option('title', 'names the front page, the link to it and the tabs of all pages', () => {
  openWith({ title: 'Robo Docs' }, landing)
  expect(document.title).toBe('Robo Docs')
  expect(meta('og:title')).toBe('Robo Docs')
  openWith({ title: 'Robo Docs' })
  expect(within(sidebar()).getByRole('link', { name: 'Robo Docs' })).toHaveAttribute('href', '/')
})

option('titleTemplate', 'is what the tab of a page puts its title into', () => {
  openWith({ titleTemplate: '%s | Robo' })
  expect(document.title).toBe('Tween | Robo')
})

option('description', 'describes a page without a description of its own', () => {
  openWith({ description: 'Build robots.' })
  expect(meta('description')).toBe('Build robots.')
  expect(meta('og:description')).toBe('Build robots.')
  openWith({ description: 'Build robots.' }, { record: { description: 'From here to there' } })
  expect(meta('description')).toBe('From here to there')
})

option('baseUrl', 'makes the address of the page public, in its head and for the assistant', () => {
  openWith({ baseUrl: 'https://robo.test' })
  expect(headLinks('canonical')).toEqual(['https://robo.test/learn/api/tween'])
  expect(meta('og:url')).toBe('https://robo.test/learn/api/tween')
  expect(meta('og:image')).toBe('https://robo.test/brand/preview.png')
  expect(decodeURIComponent(assistant()!.getAttribute('href')!)).toContain('https://robo.test/learn/api/tween')
})

option('basePath', 'is put in front of every address of the site', async () => {
  let pathPrefix: string | undefined
  await jest.isolateModulesAsync(async () => {
    const isolated = await import('../src/site/siteConfig')
    isolated.siteConfig.basePath = '/robo/'
    pathPrefix = (await import('../src/gatsby/gatsbyConfig')).gatsbyConfig.pathPrefix
  })
  expect(pathPrefix).toBe('/robo')
  expect(packageFile.scripts.build).toBe('tsx scripts/build.ts')
  expect(fs.readFileSync('scripts/build.ts', 'utf8')).toContain("'--prefix-paths'")
  expect(packageFile.scripts['check:build']).toContain('npm run build')
  Object.assign(globalThis, { __BASE_PATH__: pathPrefix })
  openWith({ basePath: '/robo/' })
  expect(headLinks('icon')).toEqual(['/robo/brand/icon-light.svg', '/robo/brand/icon-dark.svg'])
  expect(within(sidebar()).getByRole('link', { name: 'Turbo Docs' })).toHaveAttribute('href', '/robo/')
  expect(within(sidebar()).getByRole('link', { name: 'Time' })).toHaveAttribute('href', '/robo/learn/api/time')
})

option('iconUrl', 'is the icon of the tab, one for all or one for each system color scheme', () => {
  openWith({ iconUrl: '/robo.png' })
  expect(headLinks('icon')).toEqual(['/robo.png'])
  openWith({ iconUrl: { light: '/day.svg', dark: '/night.svg' } })
  expect(headLinks('icon')).toEqual(['/day.svg', '/night.svg'])
})

option('logoUrl', 'shows the logo, or the title without one', () => {
  const logos = () => [...sidebar().querySelectorAll('img')].map((image) => image.getAttribute('src'))
  openWith({ logoUrl: '/robo.svg' })
  expect(logos()).toEqual(['/robo.svg'])
  openWith({ logoUrl: { light: '/day.svg', dark: '/night.svg' } })
  expect(logos()).toEqual(['/day.svg', '/night.svg'])
  openWith({ logoUrl: undefined })
  expect(logos()).toEqual([])
  expect(within(sidebar()).getByRole('link', { name: 'Turbo Docs' })).toHaveTextContent('Turbo Docs')
})

option('logoSize', 'keeps the place of the logo free', () => {
  openWith({ logoUrl: '/robo.svg', logoSize: { width: 90, height: 30 } })
  expect(within(sidebar()).getByRole('img')).toHaveAttribute('width', '90')
  expect(within(sidebar()).getByRole('img')).toHaveAttribute('height', '30')
})

option('accentColor', 'colors fills, lines and words', () => {
  openWith({ accentColor: { light: '#0090ff', dark: '#ffe000' }, accentText: undefined })
  expect(token('--color-accent')).toBe('light-dark(#0090ff,#ffe000)')
  expect(token('--color-accent-hover')).toBe('light-dark(#0085f2,#f1d300)')
  expect(token('--color-accent-border')).toBe('light-dark(#0085f2,#fffa35)')
  expect(token('--color-text-accent')).toBe('light-dark(#0063cb,#ffe000)')
  expect(token('--color-text-accent-hover')).toBe('light-dark(#004eb2,#e3c700)')
})

option('textOnAccent', 'colors the words on the accent; they are black or white where it is left out', () => {
  openWith({ textOnAccent: { light: '#112233', dark: '#445566' } })
  expect(token('--color-on-accent')).toBe('light-dark(#112233,#445566)')
  openWith({ textOnAccent: undefined, accentColor: { light: '#7a09fa', dark: '#68ebb0' } })
  expect(token('--color-on-accent')).toBe('light-dark(#fff,#000)')
})

option('accentText', 'colors the words in the accent, theme by theme', () => {
  openWith({ accentText: { dark: { color: '#aaffcc', hover: '#bbffdd' } } })
  expect(token('--color-text-accent')).toBe('light-dark(#804ebf,#aaffcc)')
  expect(token('--color-text-accent-hover')).toBe('light-dark(#6738a6,#bbffdd)')
})

option('font', 'links the web fonts and puts them in front of those of the system', () => {
  openWith({ font: { default: { google: 'Inter' }, mono: { google: 'Fira Code' } } })
  expect(headLinks('stylesheet')).toEqual([
    'https://fonts.googleapis.com/css2?family=Inter:wght@300;400;500&display=swap',
    'https://fonts.googleapis.com/css2?family=Fira%20Code:wght@300;400;500&display=swap',
  ])
  expect(token('--font-text')).toMatch(/^'Inter',system-ui,/)
  expect(token('--font-mono')).toMatch(/^'Fira Code',ui-monospace,/)
})

option('ogImageUrl', 'is the preview of the page, by the longest prefix of its address', () => {
  openWith({ ogImageUrl: { '/': '/all.png', '/learn/': '/learn.png?title=%title' } })
  expect(meta('og:image')).toBe('/learn.png?title=Tween')
  expect(meta('twitter:image')).toBe('/learn.png?title=Tween')
})

option('banner.content', 'is a line of Markdown above every page; without it there is no banner', () => {
  Object.assign(siteConfig, { banner: { content: 'We are [live](https://robo.test)!' } })
  Object.assign(globalThis, constantsOfBuild())
  openPage()
  expect(within(banner()).getByRole('link', { name: 'live' })).toHaveAttribute('href', 'https://robo.test')
  expect(banner()).toHaveTextContent('We are live!')
  openWith({ banner: undefined })
  expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument()
})

option('banner.backgroundColor', 'colors the strip, and decides how its words can be read', () => {
  openWith({ banner: { content: 'Hi', backgroundColor: '#68ebb0' } })
  expect(banner().style.getPropertyValue('--banner-background')).toBe('#68ebb0')
  expect(banner().style.getPropertyValue('--banner-text')).toBe('#000')
})

option('banner.textColor', 'colors its words', () => {
  openWith({ banner: { content: 'Hi', textColor: 'gold' } })
  expect(banner().style.getPropertyValue('--banner-text')).toBe('gold')
})

option('banner.height', 'is kept free at the top of the page', () => {
  openWith({ banner: { content: 'Hi', height: '3rem' } })
  expect(document.documentElement.style.getPropertyValue('--banner-height')).toBe('3rem')
})

option('banner.dismissable', 'says whether there is a button that closes it', () => {
  openWith({ banner: { content: 'Hi', dismissable: true } })
  expect(within(banner()).getByRole('button', { name: 'Close the announcement' })).toBeInTheDocument()
  openWith({ banner: { content: 'Hi', dismissable: 'false' } })
  expect(within(banner()).queryByRole('button')).not.toBeInTheDocument()
})

option('topNav', 'makes the entries of the main navigation', () => {
  openWith({ topNav: [{ text: 'Robots', link: '/robots' }, { element: <em>Beep</em> }] })
  expect(screen.getByRole('link', { name: 'Robots' })).toHaveAttribute('href', '/robots')
  expect(mainMenu()).toHaveTextContent('Beep')
})

test('the sidebar makes the tree of pages, and the pages before and after this one', () => {
  const items = [
    { text: 'Arms', link: '/arms' },
    { text: 'Tween', link: '/learn/api/tween' },
    { text: 'Legs', link: '/legs', mark: 'book' as const },
  ]
  Object.assign(configuredSidebar, { '/learn/': { items, backLink: true } })
  openPage()
  const tree = within(sidebar()).getByRole('navigation', { name: 'Pages' })
  expect(
    within(tree)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Arms', 'Tween', 'Legs'])
  const marked = tree.querySelectorAll<HTMLElement>('a:has(.mark)')
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Legs'])
  const turning = screen.getByRole('navigation', { name: 'Previous and next page' })
  expect(within(turning).getByRole('link', { name: /^Arms/ })).toHaveAttribute('href', '/arms')
  expect(within(turning).getByRole('link', { name: /^Legs/ })).toHaveAttribute('href', '/legs')
})

option('socials', 'link to the project elsewhere', () => {
  openWith({ socials: [{ icon: 'warpcast', link: 'https://robo.test/cast' }] })
  expect(within(sidebar()).getByRole('link', { name: 'Warpcast' })).toHaveAttribute('href', 'https://robo.test/cast')
})

option('codeThemes', 'color the code', () => {
  openWith({ codeThemes: { light: 'one-light', dark: 'one-dark' } })
  expect(token('--code-k')).toBe('light-dark(#a626a4,#d384ea)')
  expect(token('--code-background-highlighted')).toBe('light-dark(#ececf2,#333844)')
})

option('repository', 'lets readers edit each page and report a mistake in it, on documentation pages', () => {
  const repository = { url: 'https://code.test/robo/docs' }
  openWith({ repository })
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://code.test/robo/docs/edit/main/content/learn/api/tween.mdx',
  )
  const report = screen.getByRole('link', { name: 'Report a mistake' })
  expect(report).toHaveAttribute('target', '_blank')
  const { origin, pathname, searchParams } = new URL(report.getAttribute('href')!)
  expect(origin + pathname).toBe('https://code.test/robo/docs/issues/new')
  expect(searchParams.get('title')).toBe('Mistake in “Tween”')
  expect(searchParams.get('body')).toContain('/learn/api/tween')
  openWith({ repository }, { record: { frontmatter: { layout: 'minimal' } } })
  expect(screen.queryByRole('link', { name: 'Report a mistake' })).not.toBeInTheDocument()
})

test('without a repository there is no report link', () => {
  openWith({})
  expect(screen.queryByRole('link', { name: 'Report a mistake' })).not.toBeInTheDocument()
})

option('editLink', 'leads to the file of the page, by a pattern or by a function, on documentation pages', () => {
  openWith({ editLink: { pattern: 'https://robo.test/edit/:path', text: 'Improve' } })
  expect(screen.getByRole('link', { name: 'Improve' })).toHaveAttribute(
    'href',
    'https://robo.test/edit/learn/api/tween.mdx',
  )
  openWith({ editLink: { pattern: ({ filePath }) => `https://robo.test/?file=${filePath}` } })
  expect(screen.getByRole('link', { name: 'Edit page' })).toHaveAttribute(
    'href',
    'https://robo.test/?file=learn/api/tween.mdx',
  )
  openWith({}, { record: { frontmatter: { layout: 'minimal' } } })
  expect(screen.queryByRole('link', { name: 'Edit page' })).not.toBeInTheDocument()
})

option('aiCta', 'removes the assistant or sets its prompt', () => {
  openWith({ aiCta: false })
  expect(assistant()).not.toBeInTheDocument()
  openWith({ aiCta: ({ location }) => `Explain ${location} to a robot`, baseUrl: 'https://robo.test' })
  expect(new URL(assistant()!.getAttribute('href')!).searchParams.get('q')).toBe(
    'Explain https://robo.test/learn/api/tween to a robot',
  )
})

option('sponsors', 'stand in rows where a page has them', () => {
  const sponsor = { name: 'Robo Inc.', image: '/robo.svg', link: 'https://robo.test' }
  openWith({ sponsors: [{ name: 'Gold', height: 60, items: [[sponsor, null]] }] }, { body: [['Sponsors', {}]] })
  const group = screen.getByRole('region', { name: 'Gold' })
  expect(within(group).getByRole('link', { name: 'Robo Inc.' })).toHaveAttribute('href', 'https://robo.test')
  expect(within(group).getByRole('img', { name: 'Robo Inc.' })).toHaveStyle({ height: '60px' })
})

option('colorScheme', 'fixes the theme and hides the switch', () => {
  const themeSwitch = () => screen.queryAllByRole('group', { name: 'Theme' })
  openWith({ colorScheme: 'dark' })
  expect(document.documentElement).toHaveClass('dark')
  expect(themeSwitch()).toEqual([])
  openWith({ colorScheme: 'system' })
  expect(document.documentElement).not.toHaveClass('dark')
  expect(themeSwitch()).toEqual([])
  openWith({ colorScheme: undefined })
  expect(themeSwitch()).not.toEqual([])
})

/** Busy machines take longer. */
const PATIENCE = { timeout: 5000 }

option('search', 'sets search options', async () => {
  const section = { id: '1', href: '/camera', title: 'Camera', titles: [], text: '', html: '', names: [], isPage: true }
  serveSearch(indexFileOf([section], []))
  Object.assign(siteConfig, { search: { prefix: false, fuzzy: false } })
  render(framedPage())
  await userEvent.keyboard('/')
  const box = await screen.findByRole('combobox', { name: 'Search' })
  await userEvent.type(box, 'camera')
  expect(await screen.findByRole('option', { name: 'Camera' }, PATIENCE)).toBeInTheDocument()
  await userEvent.type(box, '{Backspace}')
  expect(await screen.findByText('No results for "camer"', undefined, PATIENCE)).toBeInTheDocument()
})

test('every option is tested here', () => {
  const { banner: bannerSchema, ...others } = siteConfigSchema.shape
  const parts = Object.keys(bannerSchema.unwrap().shape).map((name) => `banner.${name}`)
  expect([...tested].sort()).toEqual([...Object.keys(others), ...parts].sort())
})

function constantsOfBuild(): Record<string, unknown> {
  const constants = Object.entries(constantsOf('build-html'))
  return Object.fromEntries(constants.map(([name, code]) => [name, JSON.parse(code) as unknown]))
}

/** Serves the index and runs the worker in this thread. */
function serveSearch(indexFile: string) {
  class WorkerInPlace {
    onmessage: (event: { data: unknown }) => void = () => undefined
    private readonly answer: typeof self.onmessage
    constructor() {
      jest.requireActual('../src/features/search/searchWorker')
      this.answer = self.onmessage
    }
    postMessage(data: unknown) {
      Object.assign(self, { postMessage: (reply: unknown) => this.onmessage({ data: reply }) })
      this.answer!.call(window, { data } as MessageEvent)
    }
  }
  class Observer {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, {
    fetch: async () => ({
      ok: true,
      json: async () => ({ 'search-index': '/assets/search-index-0.json' }),
      arrayBuffer: async () => new TextEncoder().encode(indexFile).buffer,
    }),
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: Observer,
    TextDecoder,
    Worker: WorkerInPlace,
  })
  HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
