import { isUnder, withBasePath } from '../address/paths'
import type { SiteConfig } from '../config/siteConfig'

type PreviewedPage = {
  path: string
  title: string
  description: string
  /** A picture of its own, without base path. */
  picture?: string | undefined
}

/**
 * The address of a page's preview image: its own picture, or else what is configured for it, placeholders filled in;
 * undefined without both.
 */
export function ogImageFor(page: PreviewedPage, site: SiteConfig): string | undefined {
  if (page.picture !== undefined) return absolute(page.picture, site)
  const pattern = ogImagePattern(page.path, site.ogImageUrl)
  if (pattern === undefined) return undefined
  return absolute(pattern, site)
    .replace('%logo', () => logoAddress(site))
    .replace('%title', () => encodeURIComponent(page.title))
    .replace('%description', () => encodeURIComponent(page.description))
}

/** The pattern of the longest route prefix that the path lies under. */
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
