import { canonicalPath, isExternalLink, isSamePage, isUnder } from '../address/paths'
import type { TopNavItem } from '../config/siteConfig'

export const TOP_NAV_OPEN_DELAY_MS = 0
export const MENU_OPEN_DELAY_MS = 200
/** For this long after a menu closes, another one opens immediately. */
export const MENU_SKIP_DELAY_MS = 300

type TopNavItemKind = 'element' | 'link' | 'menu' | 'text'

/** An element takes precedence over a link, a link over a menu. */
export function topNavItemKind({ element, link, items }: TopNavItem): TopNavItemKind {
  if (element !== undefined) return 'element'
  if (link !== undefined) return 'link'
  return items !== undefined && items.length > 0 ? 'menu' : 'text'
}

export function topNavItemId(item: TopNavItem, position: number): string {
  return item.id ?? String(position)
}

export function activeTopNavItem(items: TopNavItem[], path: string): TopNavItem | undefined {
  const lengths = items.map((item) => matchedLength(item, path))
  const longest = Math.max(0, ...lengths)
  return longest === 0 ? undefined : items[lengths.indexOf(longest)]
}

/** Areas are links to this site. */
export function dividedTopNav(items: TopNavItem[]): { areas: TopNavItem[]; others: TopNavItem[] } {
  const isArea = (item: TopNavItem) => topNavItemKind(item) === 'link' && !isExternalLink(item.link!)
  return { areas: items.filter(isArea), others: items.filter((item) => !isArea(item)) }
}

export type CurrentState = 'page' | 'true' | undefined

/** `page` for the entry of the current page, `true` for the entry of its area. */
export function currentState(item: TopNavItem, active: TopNavItem | undefined, path: string): CurrentState {
  if (item.link !== undefined && !isExternalLink(item.link) && isSamePage(item.link, path)) return 'page'
  return item === active ? 'true' : undefined
}

function matchedLength(item: TopNavItem, path: string): number {
  const prefix = item.match ?? item.link
  if (prefix === undefined) {
    return Math.max(0, ...(item.items ?? []).map((child) => matchedLength(child, path)))
  }
  return !isExternalLink(prefix) && matches(prefix, canonicalPath(path)) ? prefix.length : 0
}

function matches(prefix: string, path: string): boolean {
  return prefix === '/' ? path === '/' : isUnder(path, prefix)
}
