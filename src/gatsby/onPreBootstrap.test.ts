import { sidebar } from '../site/sidebar'
import { siteConfig } from '../site/siteConfig'
import { sidebarConfigErrors, siteConfigErrors } from './onPreBootstrap'

test("accepts this site's configuration", () => {
  expect(siteConfigErrors(siteConfig)).toEqual([])
  expect(sidebarConfigErrors(sidebar)).toEqual([])
})

test('an error names file, field and remedy', () => {
  expect(siteConfigErrors({ ...siteConfig, titleTemplate: 'Turbo Docs' })).toEqual([
    'src/site/siteConfig.ts: titleTemplate: put %s where the title of the page goes',
  ])
})

test('reports an unknown social icon', () => {
  const socials = [{ icon: 'mastodon', link: 'https://example.com' }]
  expect(siteConfigErrors({ ...siteConfig, socials })[0]).toContain('socials.0.icon')
})

test('reports an unknown field', () => {
  expect(siteConfigErrors({ ...siteConfig, titel: 'Turbo' })[0]).toContain('titel')
})

test('checks nested menu entries', () => {
  const topNav = [{ text: 'More', items: [{ text: 'API', link: 'api' }] }]
  expect(siteConfigErrors({ ...siteConfig, topNav })).toEqual([
    'src/site/siteConfig.ts: topNav.0.items.0.link: write a path from the root or an address with https://',
  ])
  expect(siteConfigErrors({ ...siteConfig, topNav: [{ text: 'More', items: [{}] }] })).toEqual([
    'src/site/siteConfig.ts: topNav.0.items.0: give the entry a text or an element',
  ])
})

test('reports a sidebar without a path prefix', () => {
  expect(sidebarConfigErrors({ learn: [] })).toEqual([expect.stringMatching(/^src\/site\/sidebar.ts: /)])
})

test('reports an unknown code theme and lists the known ones', () => {
  expect(siteConfigErrors({ ...siteConfig, codeThemes: { light: 'nord', dark: 'one-light' } })).toEqual([
    'src/site/siteConfig.ts: codeThemes.light: Invalid option: expected one of "github-light"|"one-light"',
    'src/site/siteConfig.ts: codeThemes.dark: Invalid option: expected one of "github-dark-dimmed"|"one-dark"',
  ])
})

test('reports a translucent base color', () => {
  const accentColor = { light: '#bf88ff80', dark: 'violet' }
  const banner = { content: 'Join us', backgroundColor: '#7a09fa80' }
  expect(siteConfigErrors({ ...siteConfig, accentColor, banner })).toEqual([
    'src/site/siteConfig.ts: accentColor.light: write a hexadecimal color without transparency, such as "#bf88ff"',
    'src/site/siteConfig.ts: accentColor.dark: write a hexadecimal color without transparency, such as "#bf88ff"',
    'src/site/siteConfig.ts: banner.textColor: set the text color, which cannot be derived from a transparent background',
  ])
  expect(siteConfigErrors({ ...siteConfig, banner: { ...banner, textColor: 'black' } })).toEqual([])
})

test('reports a function as a search option, which runs in a worker', () => {
  expect(siteConfigErrors({ ...siteConfig, search: { prefix: false, boost: { title: 8 } } })).toEqual([])
  expect(siteConfigErrors({ ...siteConfig, search: { boostDocument: () => 1 } })).toEqual([
    'src/site/siteConfig.ts: search.boostDocument: write a plain value: functions cannot be passed to the search',
  ])
})
