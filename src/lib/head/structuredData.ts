import type { SiteConfig } from '../config/siteConfig'
import { canonicalUrl } from './head'

type DescribedPage = {
  path: string
  title?: string | null | undefined
  description?: string | null | undefined
  lastUpdatedAt?: number | null | undefined
}

/** Breadcrumbs and article. Undefined for the front page and without a public address. */
export function structuredData(page: DescribedPage, site: SiteConfig): object | undefined {
  const url = canonicalUrl(page.path, site)
  if (url === undefined || page.path === '/' || !page.title) return undefined
  const crumb = (name: string, item: string, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [crumb(site.title, canonicalUrl('/', site)!, 0), crumb(page.title, url, 1)],
      },
      {
        '@type': 'TechArticle',
        headline: page.title,
        ...(page.description ? { description: page.description } : {}),
        ...(page.lastUpdatedAt ? { dateModified: new Date(page.lastUpdatedAt).toISOString() } : {}),
        url,
      },
    ],
  }
}
