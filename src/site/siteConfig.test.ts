import { bannerColors, isDismissable } from '../lib/banner/banner'
import { flattenSidebar, neighborsOf, sidebarFor } from '../lib/navigation/sidebar'
import { siteConfig } from './siteConfig'
import { unlistedPages } from './unlistedPages'

const listed = flattenSidebar(sidebarFor('/learn/installation', siteConfig.sidebar).items).map(({ path }) => path)

test('the sidebar lists 32 pages, each once', () => {
  expect(listed).toHaveLength(32)
  expect(new Set(listed).size).toBe(32)
})

test('listed and unlisted pages are the 39 pages of the site', () => {
  expect(new Set([...listed, ...unlistedPages]).size).toBe(39)
})

test('pages outside /learn/ have no sidebar', () => {
  expect(sidebarFor('/example', siteConfig.sidebar).items).toEqual([])
  expect(sidebarFor('/', siteConfig.sidebar).items).toEqual([])
})

test('unlisted pages below /learn/ have the sidebar but no neighbors', () => {
  expect(sidebarFor('/learn/guides/debugging', siteConfig.sidebar).key).toBe('/learn/')
  expect(neighborsOf('/learn/guides/debugging', siteConfig.sidebar)).toEqual({})
})

test('the three sections are open and can be closed', () => {
  const sections = sidebarFor('/learn/api/tween', siteConfig.sidebar).items.filter(({ items }) => items)
  expect(sections.map(({ text, collapsed }) => [text, collapsed])).toEqual([
    ['Tutorials', false],
    ['Guides', false],
    ['API', false],
  ])
})

test('reading begins with Getting Started and ends with Tween', () => {
  expect(listed[0]).toBe('/learn/getting-started')
  expect(listed[31]).toBe('/learn/api/tween')
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
  expect(bannerColors(banner)).toEqual({ backgroundColor: '#7a09fa', textColor: '#fff' })
  expect(isDismissable(banner)).toBe(false)
})

test('the top navigation is the version with the changelog and the contributing guide', () => {
  expect(siteConfig.topNav).toEqual([
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
