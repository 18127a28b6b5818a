import { bannerColors, isDismissable } from '../lib/banner/banner'
import { flattenSidebar, neighborsOf, sidebarFor } from '../lib/navigation/sidebar'
import { contrastRatio } from '../lib/theme/color'
import { siteStyle } from '../lib/theme/siteStyle'
import { additionalRoutes, routes } from '../../tests/counts'
import { sidebar } from './sidebar'
import { siteConfig } from './siteConfig'
import { unlistedPages } from './unlistedPages'

const listed = ['/learn/installation', '/learn/recipes/pause'].flatMap((page) =>
  flattenSidebar(sidebarFor(page, sidebar).items).map(({ path }) => path),
)

test('listed and unlisted pages are the pages of the site and those beside', () => {
  expect([...new Set([...listed, ...unlistedPages])].sort()).toEqual([...routes, ...additionalRoutes].sort())
})

test('pages outside /learn/ have no sidebar', () => {
  expect(sidebarFor('/example', sidebar).items).toEqual([])
  expect(sidebarFor('/', sidebar).items).toEqual([])
})

test('unlisted pages below /learn/ have the sidebar but no neighbors', () => {
  expect(sidebarFor('/learn/guides/online-games', sidebar).key).toBe('/learn/')
  expect(neighborsOf('/learn/guides/online-games', sidebar)).toEqual({})
})

test('every section is open and can be closed', () => {
  const sections = sidebarFor('/learn/api/tween', sidebar).items.filter(({ items }) => items)
  expect(sections.map(({ text }) => text)).toEqual(expect.arrayContaining(['Tutorials', 'Guides', 'API']))
  expect(sections.filter(({ collapsed }) => collapsed !== false)).toEqual([])
})

test('reading begins with Getting Started', () => {
  expect(listed[0]).toBe('/learn/getting-started')
})

test('the tab of a page ends in the title of the site', () => {
  expect(siteConfig.titleTemplate).toBe(`%s – ${siteConfig.title}`)
})

test('the description is the promise of the engine', () => {
  expect(siteConfig.description).toBe('Make low-res, sprite-based 2D games as fast as possible.')
})

test('the banner leads to the community, can be read and cannot be dismissed', () => {
  const { banner } = siteConfig
  if (!banner) throw new Error('The site has no banner.')
  expect(banner.content).toContain('](https://discord.gg/makegamesfast)')
  expect(bannerColors(banner)).toEqual({
    backgroundColor: 'light-dark(#f1e8fd,#1f1730)',
    textColor: 'light-dark(#4a2c7a,#d9c9f2)',
  })
  expect(contrastRatio('#4a2c7a', '#f1e8fd')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio('#d9c9f2', '#1f1730')).toBeGreaterThanOrEqual(4.5)
  expect(isDismissable(banner)).toBe(false)
})

test('the top navigation lists the areas, Discord, and the version with changelog and contributing guide', () => {
  expect(siteConfig.topNav).toEqual([
    { text: 'Docs', link: '/learn/getting-started', match: '/learn' },
    { text: 'API', link: '/learn/api' },
    { text: 'Games', link: '/games' },
    { text: 'Playground', link: '/playground' },
    { text: 'Discord', link: 'https://discord.gg/makegamesfast' },
    {
      text: '0.7.4',
      items: [
        { text: 'Changelog', link: 'https://github.com/super-turbo-society/turbo-cli/releases' },
        {
          text: 'Contributing',
          link: 'https://github.com/super-turbo-society/turbo-demos/blob/main/CONTRIBUTING.md',
        },
      ],
    },
  ])
})

test('the socials are a chat community, a code host and a microblog, in this order', () => {
  expect(siteConfig.socials.map(({ icon }) => icon)).toEqual(['discord', 'github', 'x'])
})

test('words in the accent can be read on every surface, the darkest of which is #e8e8e8', () => {
  expect(contrastRatio(siteConfig.accentText!.light!.color, '#e8e8e8')).toBeGreaterThanOrEqual(4.5)
  expect(contrastRatio(siteConfig.accentText!.light!.hover, '#e8e8e8')).toBeGreaterThanOrEqual(4.5)
})

test('the look of the site has its colors and typefaces', () => {
  const [, wide, narrow] = siteStyle(siteConfig).split(':root{')
  expect(wide!.split('}')[0]!.split(';')).toEqual([
    '--color-accent:light-dark(#bf88ff,#68ebb0)',
    '--color-accent-hover:light-dark(#b27cf2,#5adea4)',
    '--color-accent-border:light-dark(#b27cf2,#83ffc9)',
    '--color-on-accent:#000',
    '--color-text-accent:light-dark(#7d45c0,#68ebb0)',
    '--color-text-accent-hover:light-dark(#5f2ba0,#4cd198)',
    "--font-text:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif",
    "--font-display:'Turbo Display',var(--font-text)",
    "--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace",
    '--code-background:light-dark(#f9f9f9,#0e0d0f)',
    '--code-background-highlighted:light-dark(#eeeaf4,#221f2b)',
    '--code-background-added:light-dark(#e3f4e9,#12271b)',
    '--code-background-removed:light-dark(#fbe7e8,#311619)',
    '--code-text:light-dark(#24292f,#dcdfe4)',
    '--code-k:light-dark(#a8172a,#ff8b80)',
    '--code-s:light-dark(#0a3f78,#a5d6ff)',
    '--code-n:light-dark(#0a50a8,#8cc8ff)',
    '--code-f:light-dark(#5f36a8,#d9b8ff)',
    '--code-m:light-dark(#6b2fb3,#68ebb0)',
    '--code-t:light-dark(#7d3f00,#ffb46b)',
    '--code-c:light-dark(#565d66,#9da5b0)',
    '--code-v:light-dark(#0b5a3a,#8be59a)',
    '--code-a:light-dark(#6e4a00,#e6c77a)',
    '--code-muted:light-dark(#5e636a,#9a9fa8)',
  ])
  expect(narrow).toBe('--code-background:light-dark(#fff,#161518)}}')
})
