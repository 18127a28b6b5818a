import type { SiteConfig } from '../config/siteConfig'
import { canonicalUrl, documentTitle, fontLinks, headTagsFor, iconLinks, ogImageFor, ogImagePattern } from './head'
import type { HeadTag } from './head'

describe('head', () => {
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

  const contentOf = (tags: HeadTag[], name: string) =>
    tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content

  test('a page title stands in the template', () => {
    expect(documentTitle({ title: 'Tween' }, site)).toBe('Tween – Turbo Docs')
  })

  test('a page title that names the site stands alone', () => {
    expect(documentTitle({ title: 'About Turbo Docs' }, site)).toBe('About Turbo Docs')
  })

  test('a page without a title has the title of the site', () => {
    expect(documentTitle({}, site)).toBe('Turbo Docs')
  })

  test('a dollar sign in a title means itself', () => {
    expect(documentTitle({ title: "$& and $'" }, site)).toBe("$& and $' – Turbo Docs")
  })

  test.each([
    ['/icon.svg', 'image/svg+xml'],
    ['/icon.png', 'image/png'],
    ['/icon.jpg', 'image/jpeg'],
    ['/icon.ico', 'image/x-icon'],
    ['/icon.webp', 'image/webp'],
  ])('the type of %s is %s', (iconUrl, type) => {
    expect(iconLinks(iconUrl)).toEqual([{ tag: 'link', attributes: { rel: 'icon', href: iconUrl, type } }])
  })

  test('an icon with another ending has no type', () => {
    expect(iconLinks('/icon.avif')[0]?.attributes).toEqual({ rel: 'icon', href: '/icon.avif' })
  })

  test('of a pair of icons only the dark one depends on the color scheme', () => {
    expect(iconLinks({ light: '/l.svg', dark: '/d.svg' }, '/docs').map(({ attributes }) => attributes)).toEqual([
      { rel: 'icon', href: '/docs/l.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/docs/d.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: dark)' },
    ])
  })

  test('a page without a description has that of the site', () => {
    const tags = headTagsFor({ site, page: { path: '/example' } })
    expect(contentOf(tags, 'description')).toBe('Make games.')
    expect(contentOf(tags, 'og:description')).toBe('Make games.')
  })

  test('the preview title is the page title without the template', () => {
    const tags = headTagsFor({ site, page: { path: '/learn/api/tween', title: 'Tween' } })
    expect(contentOf(tags, 'og:title')).toBe('Tween')
    expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Tween – Turbo Docs' })
  })

  test('the preview is of type website with a large card', () => {
    const tags = headTagsFor({ site, page: { path: '/' } })
    expect(contentOf(tags, 'og:type')).toBe('website')
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image')
  })

  test('without a base address there is no preview address and no canonical link', () => {
    const tags = headTagsFor({ site, page: { path: '/example' } })
    expect(contentOf(tags, 'og:url')).toBeUndefined()
    expect(tags.some(({ attributes }) => attributes.rel === 'canonical')).toBe(false)
  })

  test('an alias has the address of its page as canonical link and preview address', () => {
    const tags = headTagsFor({ site: { ...site, baseUrl: 'https://turbo.test/' }, page: { path: '/example.html' } })
    expect(contentOf(tags, 'og:url')).toBe('https://turbo.test/example')
    expect(tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://turbo.test/example' },
    })
  })

  test('the canonical address holds the base path once', () => {
    expect(canonicalUrl('/docs/example', { baseUrl: 'https://turbo.test', basePath: '/docs' })).toBe(
      'https://turbo.test/docs/example',
    )
  })

  test('the not-found page is kept out of search engines', () => {
    const tags = headTagsFor({
      site: { ...site, baseUrl: 'https://turbo.test' },
      page: { path: '/nowhere', isNotFound: true },
    })
    expect(contentOf(tags, 'robots')).toBe('noindex')
    expect(contentOf(tags, 'og:url')).toBeUndefined()
  })

  test('a preview image is named for both kinds of card', () => {
    const tags = headTagsFor({ site: { ...site, ogImageUrl: 'https://turbo.test/p.png' }, page: { path: '/' } })
    expect(contentOf(tags, 'og:image')).toBe('https://turbo.test/p.png')
    expect(contentOf(tags, 'twitter:image')).toBe('https://turbo.test/p.png')
  })

  test('without web fonts there are no links to the font provider', () => {
    expect(fontLinks(undefined)).toEqual([])
    expect(fontLinks({ default: {} })).toEqual([])
  })

  test('a web font is linked in weights 300, 400 and 500, its name encoded', () => {
    expect(fontLinks({ default: { google: 'Open Sans' } }).map(({ attributes }) => attributes)).toEqual([
      { rel: 'preconnect', href: 'https://fonts.googleapis.com' },
      { rel: 'preconnect', href: 'https://fonts.gstatic.com', crossOrigin: '' },
      {
        rel: 'stylesheet',
        href: 'https://fonts.googleapis.com/css2?family=Open%20Sans:wght@300;400;500&display=swap',
      },
    ])
  })

  test('a web font used for text and code is linked once', () => {
    expect(fontLinks({ default: { google: 'Inter' }, mono: { google: 'Inter' } })).toHaveLength(3)
  })

  test('where browsers can, the front page is painted once the game has come that its words are centered to', () => {
    const expected = (tags: HeadTag[]) => tags.filter(({ attributes }) => attributes.rel === 'expect')
    expect(expected(headTagsFor({ site, page: { path: '/', layout: 'landing' } }))).toEqual([
      {
        tag: 'link',
        attributes: { rel: 'expect', href: '#hero-end', blocking: 'render', media: '(min-width: 1024px)' },
      },
    ])
    expect(expected(headTagsFor({ site, page: { path: '/learn', layout: 'docs' } }))).toEqual([])
  })
})

describe('socialPreview', () => {
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
})
