import { ogImageFor, ogImagePattern } from './socialPreview'
import type { SiteConfig } from '../config/siteConfig'

const page = { path: '/learn/api/tween', title: 'Music & Sounds', description: 'Twice?' }
const site: SiteConfig = {
  title: 'Turbo Docs',
  titleTemplate: '%s – Turbo Docs',
  description: 'Make games.',
  iconUrl: '/icon.svg',
  accentColor: { light: '#bf88ff', dark: '#68ebb0' },
  topNav: [],
  sidebar: [],
  socials: [],
  codeThemes: { light: 'github-light', dark: 'github-dark-dimmed' },
}

test('the longest route prefix wins, not the last one listed', () => {
  expect(ogImagePattern('/learn/api/tween', { '/learn/api': 'api.png', '/': 'all.png', '/learn': 'learn.png' })).toBe(
    'api.png',
  )
})

test('without a matching prefix there is no preview image', () => {
  expect(ogImagePattern('/example', { '/learn': 'learn.png' })).toBeUndefined()
  expect(ogImageFor(page, site)).toBeUndefined()
})

test('a picture of the page itself comes before what is configured', () => {
  const configured = { ...site, baseUrl: 'https://turbo.test', basePath: '/docs', ogImageUrl: '/preview.png' }
  expect(ogImageFor({ ...page, picture: '/assets/pictures/a.png' }, configured)).toBe(
    'https://turbo.test/docs/assets/pictures/a.png',
  )
})

test('title and description are filled in, encoded', () => {
  const ogImageUrl = 'https://og.test/?t=%title&d=%description'
  expect(ogImageFor(page, { ...site, ogImageUrl })).toBe('https://og.test/?t=Music%20%26%20Sounds&d=Twice%3F')
})

test('the logo placeholder is the public address of the dark logo', () => {
  const configured = {
    ...site,
    baseUrl: 'https://turbo.test',
    ogImageUrl: 'https://og.test/?l=%logo',
    logoUrl: { light: '/l.svg', dark: '/d.svg' },
  }
  expect(ogImageFor(page, configured)).toBe('https://og.test/?l=https://turbo.test/d.svg')
})

test('a local preview image gets the base address and the base path', () => {
  const configured = { ...site, baseUrl: 'https://turbo.test/', basePath: '/docs', ogImageUrl: '/preview.png' }
  expect(ogImageFor(page, configured)).toBe('https://turbo.test/docs/preview.png')
})
