import { siteConfig } from '../site/siteConfig'
import { siteConfigFaults } from './checkSiteConfig'

test('the configuration of this site is right', () => {
  expect(siteConfigFaults(siteConfig)).toEqual([])
})

test('a fault names the file, the field and what to write instead', () => {
  expect(siteConfigFaults({ ...siteConfig, titleTemplate: 'Turbo Docs' })).toEqual([
    'src/site/siteConfig.ts: titleTemplate: put %s where the title of the page belongs',
  ])
})

test('a social icon that the site cannot draw is a fault', () => {
  const socials = [{ icon: 'mastodon', link: 'https://example.com' }]
  expect(siteConfigFaults({ ...siteConfig, socials })[0]).toContain('socials.0.icon')
})

test('a field that does not exist is a fault', () => {
  expect(siteConfigFaults({ ...siteConfig, titel: 'Turbo' })[0]).toContain('titel')
})
