import { canonicalPath, isUnder, normalizeBasePath, withBasePath } from '../address/paths'
import type { Font, SiteConfig } from '../config/siteConfig'
import { DESKTOP_QUERY } from '../viewport/breakpoints'

type HeadPage = {
  path: string
  layout?: string | undefined
  title?: string
  description?: string
  /** Address of the preview picture, without base address and base path. */
  picture?: string | undefined
  /** Excludes the page from search engines. */
  isNotFound?: boolean
}

export type HeadTag = {
  tag: 'title' | 'meta' | 'link'
  attributes: Record<string, string>
  text?: string
}

const ICON_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  webp: 'image/webp',
}

const FONT_WEIGHTS = '300;400;500'

/**
 * Id of an element at the end of the front page's first screen. Supporting browsers delay the first paint until then,
 * because the text is centered on the game and would move.
 */
export const HERO_END_ID = 'hero-end'

export function headTagsFor({ site, page }: { site: SiteConfig; page: HeadPage }): HeadTag[] {
  return [
    { tag: 'title', attributes: {}, text: documentTitle(page, site) },
    meta('name', 'description', descriptionOf(page, site)),
    ...(page.layout === 'landing'
      ? [link({ rel: 'expect', href: `#${HERO_END_ID}`, blocking: 'render', media: DESKTOP_QUERY })]
      : []),
    ...(page.isNotFound ? [meta('name', 'robots', 'noindex')] : canonicalLinks(page.path, site)),
    ...iconLinks(site.iconUrl, site.basePath),
    ...previewTags(page, site),
    ...fontLinks(site.font),
  ]
}

/** The page's title in the template, or alone if it contains the site's title. */
export function documentTitle({ title }: Pick<HeadPage, 'title'>, site: SiteConfig): string {
  if (!title) return site.title
  // A function, because `$` has a meaning in replacement strings
  return title.includes(site.title) ? title : site.titleTemplate.replace('%s', () => title)
}

/** The same for an alias; undefined without a base address. */
export function canonicalUrl(path: string, { baseUrl, basePath }: Pick<SiteConfig, 'baseUrl' | 'basePath'>) {
  if (!baseUrl) return undefined
  return baseUrl.replace(/\/$/, '') + normalizeBasePath(basePath ?? '') + encodeURI(canonicalPath(path, basePath))
}

export function iconLinks(iconUrl: SiteConfig['iconUrl'], basePath?: string): HeadTag[] {
  if (typeof iconUrl === 'string') return [iconLink(iconUrl, basePath)]
  const dark = iconLink(iconUrl.dark, basePath)
  return [
    iconLink(iconUrl.light, basePath),
    { ...dark, attributes: { ...dark.attributes, media: '(prefers-color-scheme: dark)' } },
  ]
}

/** Each once, with preconnects. */
export function fontLinks(font: Font | undefined): HeadTag[] {
  const names = [font?.default?.google, font?.mono?.google].filter((name) => name !== undefined)
  if (names.length === 0) return []
  return [
    link({ rel: 'preconnect', href: 'https://fonts.googleapis.com' }),
    link({ rel: 'preconnect', href: 'https://fonts.gstatic.com', crossOrigin: '' }),
    ...[...new Set(names)].map((name) => link({ rel: 'stylesheet', href: fontSheetUrl(name) })),
  ]
}

function previewTags(page: HeadPage, site: SiteConfig): HeadTag[] {
  const title = page.title || site.title
  const description = descriptionOf(page, site)
  const url = page.isNotFound ? undefined : canonicalUrl(page.path, site)
  const image = ogImageFor({ path: page.path, title, description, picture: page.picture }, site)
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:description', description),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(image ? [meta('name', 'twitter:image', image)] : []),
  ]
}

function descriptionOf(page: HeadPage, site: SiteConfig): string {
  return page.description || site.description
}

function canonicalLinks(path: string, site: SiteConfig): HeadTag[] {
  const href = canonicalUrl(path, site)
  return href ? [link({ rel: 'canonical', href })] : []
}

function iconLink(address: string, basePath?: string): HeadTag {
  const type = ICON_TYPES[/\.([a-z]+)$/i.exec(address)?.[1]?.toLowerCase() ?? '']
  return link({ rel: 'icon', href: withBasePath(address, basePath), ...(type ? { type } : {}) })
}

function fontSheetUrl(name: string): string {
  return `https://fonts.googleapis.com/css2?family=${encodeURIComponent(name)}:wght@${FONT_WEIGHTS}&display=swap`
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: name, content } }
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes }
}

type PreviewedPage = {
  path: string
  title: string
  description: string
  /** The page's own picture, without base path. */
  picture?: string | undefined
}

/** The page's own picture, or the configured one with placeholders filled in. */
export function ogImageFor(page: PreviewedPage, site: SiteConfig): string | undefined {
  if (page.picture !== undefined) return absolute(page.picture, site)
  const pattern = ogImagePattern(page.path, site.ogImageUrl)
  if (pattern === undefined) return undefined
  return absolute(pattern, site)
    .replace('%logo', () => logoAddress(site))
    .replace('%title', () => encodeURIComponent(page.title))
    .replace('%description', () => encodeURIComponent(page.description))
}

export function ogImagePattern(path: string, ogImageUrl: SiteConfig['ogImageUrl']): string | undefined {
  if (ogImageUrl === undefined || typeof ogImageUrl === 'string') return ogImageUrl
  const [longest] = Object.keys(ogImageUrl)
    .filter((prefix) => isUnder(path, prefix))
    .sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : ogImageUrl[longest]
}

function logoAddress(site: SiteConfig): string {
  const { logoUrl } = site
  if (logoUrl === undefined) return ''
  return absolute(typeof logoUrl === 'string' ? logoUrl : logoUrl.dark, site)
}

function absolute(address: string, { baseUrl = '', basePath }: SiteConfig): string {
  const isLocal = address.startsWith('/') && !address.startsWith('//')
  return isLocal ? baseUrl.replace(/\/$/, '') + withBasePath(address, basePath) : address
}
