import type { SiteConfig } from '../config/siteConfig'
import {
  canonicalUrl,
  documentTitle,
  fontLinks,
  headTagsFor,
  iconLinks,
  ogImageFor,
  ogImagePattern,
  type HeadTag,
} from './head'

describe('head', () => {
  const site: SiteConfig = {
    title: 'Turbo Docs',
    titleTemplate: '%s – Turbo Docs',
    description: 'Make games.',
    iconUrl: '/icon.svg',
    accentColor: { light: '#bf88ff', dark: '#68ebb0' },
    topNav: [],
    socials: [],
    codeThemes: { light: 'github-light', dark: 'github-dark-dimmed' },
  }

  const contentOf = (tags: HeadTag[], name: string) =>
    tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content

  test('inserts a page title into the template', () => {
    expect(documentTitle({ title: 'Tween' }, site)).toBe('Tween – Turbo Docs')
  })

  test('uses a page title that contains the site title alone', () => {
    expect(documentTitle({ title: 'About Turbo Docs' }, site)).toBe('About Turbo Docs')
  })

  test('uses the site title by default', () => {
    expect(documentTitle({}, site)).toBe('Turbo Docs')
  })

  test('keeps a dollar sign in a title', () => {
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

  test('omits the type of an unknown icon extension', () => {
    expect(iconLinks('/icon.avif')[0]?.attributes).toEqual({ rel: 'icon', href: '/icon.avif' })
  })

  test('sets the color scheme of the dark icon only', () => {
    expect(iconLinks({ light: '/l.svg', dark: '/d.svg' }, '/docs').map(({ attributes }) => attributes)).toEqual([
      { rel: 'icon', href: '/docs/l.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/docs/d.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: dark)' },
    ])
  })

  test('uses the site description by default', () => {
    const tags = headTagsFor({ site, page: { path: '/example' } })
    expect(contentOf(tags, 'description')).toBe('Make games.')
    expect(contentOf(tags, 'og:description')).toBe('Make games.')
  })

  test('uses the page title without the template in previews', () => {
    const tags = headTagsFor({ site, page: { path: '/learn/api/tween', title: 'Tween' } })
    expect(contentOf(tags, 'og:title')).toBe('Tween')
    expect(tags[0]).toEqual({ tag: 'title', attributes: {}, text: 'Tween – Turbo Docs' })
  })

  test('uses the type website with a large card', () => {
    const tags = headTagsFor({ site, page: { path: '/' } })
    expect(contentOf(tags, 'og:type')).toBe('website')
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image')
  })

  test('omits preview address and canonical link without a base address', () => {
    const tags = headTagsFor({ site, page: { path: '/example' } })
    expect(contentOf(tags, 'og:url')).toBeUndefined()
    expect(tags.some(({ attributes }) => attributes.rel === 'canonical')).toBe(false)
  })

  test("uses the page's address for its alias", () => {
    const tags = headTagsFor({ site: { ...site, baseUrl: 'https://turbo.test/' }, page: { path: '/example.html' } })
    expect(contentOf(tags, 'og:url')).toBe('https://turbo.test/example')
    expect(tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'canonical', href: 'https://turbo.test/example' },
    })
  })

  test('includes the base path once in the canonical address', () => {
    expect(canonicalUrl('/docs/example', { baseUrl: 'https://turbo.test', basePath: '/docs' })).toBe(
      'https://turbo.test/docs/example',
    )
  })

  test('excludes the not-found page from search engines', () => {
    const tags = headTagsFor({
      site: { ...site, baseUrl: 'https://turbo.test' },
      page: { path: '/nowhere', isNotFound: true },
    })
    expect(contentOf(tags, 'robots')).toBe('noindex')
    expect(contentOf(tags, 'og:url')).toBeUndefined()
  })

  test('names the preview image for both kinds of card', () => {
    const tags = headTagsFor({ site: { ...site, ogImageUrl: 'https://turbo.test/p.png' }, page: { path: '/' } })
    expect(contentOf(tags, 'og:image')).toBe('https://turbo.test/p.png')
    expect(contentOf(tags, 'twitter:image')).toBe('https://turbo.test/p.png')
  })

  test('has no font links without web fonts', () => {
    expect(fontLinks(undefined)).toEqual([])
    expect(fontLinks({ default: {} })).toEqual([])
  })

  test('links a web font in weights 300, 400 and 500 with an encoded name', () => {
    expect(fontLinks({ default: { google: 'Open Sans' } }).map(({ attributes }) => attributes)).toEqual([
      { rel: 'preconnect', href: 'https://fonts.googleapis.com' },
      { rel: 'preconnect', href: 'https://fonts.gstatic.com', crossOrigin: '' },
      {
        rel: 'stylesheet',
        href: 'https://fonts.googleapis.com/css2?family=Open%20Sans:wght@300;400;500&display=swap',
      },
    ])
  })

  test('links a font used for text and code once', () => {
    expect(fontLinks({ default: { google: 'Inter' }, mono: { google: 'Inter' } })).toHaveLength(3)
  })

  test('lets supporting browsers paint the front page once its game is there', () => {
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
    socials: [],
    codeThemes: { light: 'github-light', dark: 'github-dark-dimmed' },
  }

  test('prefers the longest matching prefix', () => {
    expect(ogImagePattern('/learn/api/tween', { '/learn/api': 'api.png', '/': 'all.png', '/learn': 'learn.png' })).toBe(
      'api.png',
    )
  })

  test('has no preview image without a matching prefix', () => {
    expect(ogImagePattern('/example', { '/learn': 'learn.png' })).toBeUndefined()
    expect(ogImageFor(page, site)).toBeUndefined()
  })

  test("prefers the page's own picture", () => {
    const configured = { ...site, baseUrl: 'https://turbo.test', basePath: '/docs', ogImageUrl: '/preview.png' }
    expect(ogImageFor({ ...page, picture: '/assets/pictures/a.png' }, configured)).toBe(
      'https://turbo.test/docs/assets/pictures/a.png',
    )
  })

  test('encodes title and description in the address', () => {
    const ogImageUrl = 'https://og.test/?t=%title&d=%description'
    expect(ogImageFor(page, { ...site, ogImageUrl })).toBe('https://og.test/?t=Music%20%26%20Sounds&d=Twice%3F')
  })

  test('uses the public address of the dark logo', () => {
    const configured = {
      ...site,
      baseUrl: 'https://turbo.test',
      ogImageUrl: 'https://og.test/?l=%logo',
      logoUrl: { light: '/l.svg', dark: '/d.svg' },
    }
    expect(ogImageFor(page, configured)).toBe('https://og.test/?l=https://turbo.test/d.svg')
  })

  test('adds base address and base path to a local image', () => {
    const configured = { ...site, baseUrl: 'https://turbo.test/', basePath: '/docs', ogImageUrl: '/preview.png' }
    expect(ogImageFor(page, configured)).toBe('https://turbo.test/docs/preview.png')
  })
})
