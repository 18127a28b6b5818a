import { isFileAddress } from '../../lib/address/links'
import { isExternalLink, isSamePage, isUnder, normalizeBasePath } from '../../lib/address/paths'

/** How long a reader hovers, focuses or touches a link before its page is fetched. */
export const PREFETCH_INTENT_MS = 100

/** How much of a link is in view before its page is fetched. */
export const PREFETCH_VIEWPORT_THRESHOLD = 0.5

type PrefetchCandidate = { href: string; currentPath: string; saveData: boolean; basePath?: string }

/** Whether the page behind a link is worth fetching ahead: another page of the site, unless the reader saves data. */
export function shouldPrefetch({ href, currentPath, saveData, basePath = '' }: PrefetchCandidate): boolean {
  if (saveData || !href.startsWith('/') || isExternalLink(href) || isFileAddress(href)) return false
  const base = normalizeBasePath(basePath)
  if (base !== '' && !isUnder(href.replace(/[?#].*$/s, ''), base)) return false
  return !isSamePage(href, currentPath, basePath)
}
