import { canonicalPath, isExternalLink, isSamePage, isUnder } from '../address/paths'
import type { Sidebar, SidebarItem } from '../config/siteConfig'
import type { Neighbors, PageLink } from '../page/page'

const SIDEBAR_MAX_DEPTH = 5
const SIDEBAR_SCROLL_OFFSET_PX = 100

/** A sidebar with more links than this leaves its collapsed sections out of the pages until the reader opens them. */
const SIDEBAR_MAX_DRAWN_LINKS = 60

/** What the foot, the fade above it and an entry take up at the bottom of the sidebar. */
const SIDEBAR_FOOT_PX = 120

/** The sidebar of one page; the key tells when another sidebar takes over. */
export type ActiveSidebar = { key: string; items: SidebarItem[]; backLink: boolean }

/** Entries drawn together, below the title of their section if they have one, and the place of the first of them. */
type SidebarGroup = { position: number; section?: SidebarItem; items: SidebarItem[] }

/** The sidebar of the longest prefix that the path begins with; without one it has no entries. */
export function sidebarFor(path: string, sidebar: Sidebar): ActiveSidebar {
  if (Array.isArray(sidebar)) return { key: '', items: sidebar, backLink: false }
  const key = longestPrefix(path, Object.keys(sidebar))
  const section = key === undefined ? undefined : sidebar[key]
  if (key === undefined || section === undefined) return { key: '', items: [], backLink: false }
  if (Array.isArray(section)) return { key, items: section, backLink: false }
  return { key, items: section.items, backLink: section.backLink === true }
}

/** The pages of a sidebar in reading order, without disabled and external entries. */
export function flattenSidebar(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => [...ownPage(item), ...flattenSidebar(item.items ?? [])])
}

/** Whether a sidebar is too long to stand in every page with all of its sections. */
export function isLongSidebar(items: SidebarItem[]): boolean {
  return flattenSidebar(items).length > SIDEBAR_MAX_DRAWN_LINKS
}

/** The pages before and after a path in its sidebar; a path that is not listed has neither. */
export function neighborsOf(path: string, sidebar: Sidebar): Neighbors {
  const { pages, positions } = readingOrderOf(sidebarFor(path, sidebar).items)
  const position = positions.get(canonicalPath(path))
  if (position === undefined) return {}
  return { previous: pages[position - 1], next: pages[position + 1] }
}

/** The links to the pages before and after another, with the words that its sidebar has for them. */
export function neighborLinks({ previousPath, nextPath }: NeighborPaths, items: SidebarItem[]): Neighbors {
  const pages = flattenSidebar(items)
  const linkTo = (path: string | undefined) =>
    path === undefined ? undefined : pages.find((page) => isSamePage(page.path, path))
  return { previous: linkTo(previousPath), next: linkTo(nextPath) }
}

type NeighborPaths = { previousPath: string | undefined; nextPath: string | undefined }

type ReadingOrder = { pages: PageLink[]; positions: ReadonlyMap<string, number> }

const readingOrders = new WeakMap<SidebarItem[], ReadingOrder>()

/** The pages of a sidebar, and the position of each by its path; found once, for every page asks for its neighbors. */
function readingOrderOf(items: SidebarItem[]): ReadingOrder {
  const known = readingOrders.get(items)
  if (known) return known
  const pages = flattenSidebar(items)
  const order = { pages, positions: new Map(pages.map(({ path }, position) => [canonicalPath(path), position])) }
  readingOrders.set(items, order)
  return order
}

/** The top level in groups: each section is one, and each run of plain entries is one without a title. */
export function groupsOf(items: SidebarItem[]): SidebarGroup[] {
  const groups: SidebarGroup[] = []
  items.forEach((item, position) => {
    const last = groups[groups.length - 1]
    if (item.items) groups.push({ position, section: item, items: item.items })
    else if (last && !last.section) last.items.push(item)
    else groups.push({ position, items: [item] })
  })
  return groups
}

/** The place of an entry in the tree: its position at each level, such as `3-1`. */
export function placeOf(position: number, parent?: string): string {
  return parent === undefined ? String(position) : `${parent}-${position}`
}

/** The entry's own id, or else its place. */
export function sidebarItemId(item: SidebarItem, place: string): string {
  return item.id ?? place
}

/** Whether the entry is the page at this path, or names a prefix of it in `match`. */
export function isCurrentItem(item: SidebarItem, path: string): boolean {
  if (item.match !== undefined && isUnder(path, item.match)) return true
  return item.link !== undefined && !isExternalLink(item.link) && isSamePage(item.link, path)
}

/** Whether the page at this path is listed anywhere inside the section. */
export function hasCurrentDescendant(item: SidebarItem, path: string): boolean {
  return (item.items ?? []).some((child) => isCurrentItem(child, path) || hasCurrentDescendant(child, path))
}

/** Whether the reader can close the section: `collapsed` is set, to either value, and there is something to hide. */
export function canCollapse(item: SidebarItem): boolean {
  return item.collapsed !== undefined && (item.items ?? []).length > 0
}

/** Whether the section is closed at first: only if it asks for it and does not lead to the current page. */
export function startsCollapsed(item: SidebarItem, path: string): boolean {
  return canCollapse(item) && item.collapsed === true && !isCurrentItem(item, path) && !hasCurrentDescendant(item, path)
}

/** Whether a section at this depth shows its children; the top level has depth 0. */
export function showsChildren(depth: number): boolean {
  return depth < SIDEBAR_MAX_DEPTH
}

/** The words of the entry for this path. */
export function sidebarTextOf(path: string, items: SidebarItem[]): string | undefined {
  return flattenSidebar(items).find((page) => isSamePage(page.path, path))?.title
}

type ItemInSidebar = { itemTop: number; visibleHeight: number }

/** How far the sidebar scrolls on first load; undefined if the current entry is in view above the foot. */
export function firstLoadScrollTop({ itemTop, visibleHeight }: ItemInSidebar) {
  if (itemTop < visibleHeight - SIDEBAR_FOOT_PX) return undefined
  return itemTop - SIDEBAR_SCROLL_OFFSET_PX
}

function longestPrefix(path: string, prefixes: string[]): string | undefined {
  return prefixes.filter((prefix) => path.startsWith(prefix)).sort((a, b) => b.length - a.length)[0]
}

function ownPage({ text, link, disabled }: SidebarItem): PageLink[] {
  if (link === undefined || disabled || isExternalLink(link)) return []
  return [{ title: text, path: link }]
}
