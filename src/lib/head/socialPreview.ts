import { isUnder, withBasePath } from '../address/paths'
import type { SiteConfig } from '../config/siteConfig'

type PreviewedPage = { path: string; title: string; description: string }

/** The address of a page's preview image, placeholders filled in; undefined if none is configured for it. */
export function ogImageFor(page: PreviewedPage, site: SiteConfig): string | undefined {
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
