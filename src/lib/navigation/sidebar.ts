import { canonicalPath, isExternalLink, isSamePage, isUnder } from '../address/paths'
import type { Sidebar, SidebarItem } from '../config/siteConfig'
import type { Neighbors, PageLink } from '../page/page'

const SIDEBAR_MAX_DEPTH = 5
const SIDEBAR_SCROLL_OFFSET_PX = 100

/** Longer sidebars leave out closed sections until the user opens them. */
const SIDEBAR_MAX_DRAWN_LINKS = 60

/** Height of the sticky logo. */
const SIDEBAR_HEAD_PX = 60

/** Height of the footer, its fade and one entry. */
const SIDEBAR_FOOT_PX = 120

/** A different key means a different sidebar. */
export type ActiveSidebar = { key: string; items: SidebarItem[]; backLink: boolean }

/** Entries under an optional section title, and the position of the first. */
export type SidebarGroup = { position: number; section?: SidebarItem; items: SidebarItem[] }

/** The longest matching prefix; empty if none matches. */
export function sidebarFor(path: string, sidebar: Sidebar): ActiveSidebar {
  if (Array.isArray(sidebar)) return { key: '', items: sidebar, backLink: false }
  const key = longestPrefix(path, Object.keys(sidebar))
  const section = key === undefined ? undefined : sidebar[key]
  if (key === undefined || section === undefined) return { key: '', items: [], backLink: false }
  if (Array.isArray(section)) return { key, items: section, backLink: false }
  return { key, items: section.items, backLink: section.backLink === true }
}

/** Other pages show a sidebar only in the menu of narrow screens. */
export function isForPage({ key, items }: ActiveSidebar, path: string): boolean {
  return items.length > 0 && path.startsWith(key)
}

/** In order, without disabled and external entries. */
export function flattenSidebar(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => [...ownPage(item), ...flattenSidebar(item.items ?? [])])
}

/** A long sidebar is not rendered in full. */
export function isLongSidebar(items: SidebarItem[]): boolean {
  return readingOrderOf(items).pages.length > SIDEBAR_MAX_DRAWN_LINKS
}

/** Undefined for pages that are not listed. */
export function neighborsOf(path: string, sidebar: Sidebar): Neighbors {
  const { pages, positions } = readingOrderOf(sidebarFor(path, sidebar).items)
  const position = positions.get(canonicalPath(path))
  if (position === undefined) return {}
  return { previous: pages[position - 1], next: pages[position + 1] }
}

export function neighborLinks({ previousPath, nextPath }: NeighborPaths, items: SidebarItem[]): Neighbors {
  const linkTo = (path: string | undefined) => (path === undefined ? undefined : linkIn(items, path))
  return { previous: linkTo(previousPath), next: linkTo(nextPath) }
}

function linkIn(items: SidebarItem[], path: string): PageLink | undefined {
  const { pages, positions } = readingOrderOf(items)
  return pages[positions.get(canonicalPath(path)) ?? -1]
}

type NeighborPaths = { previousPath: string | undefined; nextPath: string | undefined }

type ReadingOrder = { pages: PageLink[]; positions: ReadonlyMap<string, number> }

const readingOrders = new WeakMap<SidebarItem[], ReadingOrder>()

/** Memoized, because every page looks up its neighbors and its title. */
function readingOrderOf(items: SidebarItem[]): ReadingOrder {
  const known = readingOrders.get(items)
  if (known) return known
  const pages = flattenSidebar(items)
  const order = { pages, positions: new Map(pages.map(({ path }, position) => [canonicalPath(path), position])) }
  readingOrders.set(items, order)
  return order
}

/** Each section, and each run of plain entries without a title. */
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

/** Fewer adjacent closed sections are drawn. */
const MIN_LEFT_OUT = 3

/** Groups in a row that are drawn or left out. */
type SidebarRun = { isLeftOut: boolean; groups: SidebarGroup[] }

/**
 * Leaves out closed sections that have closed sections on both sides, so that the length of a page does not depend on
 * the number of sections.
 */
export function runsOf(groups: SidebarGroup[], isClosed: (group: SidebarGroup) => boolean): SidebarRun[] {
  const closed = groups.map(isClosed)
  const runs: SidebarRun[] = []
  groups.forEach((group, index) => {
    const isLeftOut = [index - 1, index, index + 1].every((place) => closed[place])
    const last = runs[runs.length - 1]
    if (last?.isLeftOut === isLeftOut) last.groups.push(group)
    else runs.push({ isLeftOut, groups: [group] })
  })
  return runs.map(({ isLeftOut, groups: run }) => ({ isLeftOut: isLeftOut && run.length >= MIN_LEFT_OUT, groups: run }))
}

/** The position at each level, such as `3-1`. */
export function placeOf(position: number, parent?: string): string {
  return parent === undefined ? String(position) : `${parent}-${position}`
}

export function sidebarItemId(item: SidebarItem, place: string): string {
  return item.id ?? place
}

/** The page itself, or a match by prefix. */
export function isCurrentItem(item: SidebarItem, path: string): boolean {
  if (item.match !== undefined && isUnder(path, item.match)) return true
  return item.link !== undefined && !isExternalLink(item.link) && isSamePage(item.link, path)
}

export function hasCurrentDescendant(item: SidebarItem, path: string): boolean {
  return (item.items ?? []).some((child) => isCurrentItem(child, path) || hasCurrentDescendant(child, path))
}

/** `collapsed` is set and the section has items. */
export function canCollapse(item: SidebarItem): boolean {
  return item.collapsed !== undefined && (item.items ?? []).length > 0
}

/** Configured, and not containing the current page. */
export function startsCollapsed(item: SidebarItem, path: string): boolean {
  return canCollapse(item) && item.collapsed === true && !isCurrentItem(item, path) && !hasCurrentDescendant(item, path)
}

/** The top level is depth 0. */
export function showsChildren(depth: number): boolean {
  return depth < SIDEBAR_MAX_DEPTH
}

export function sidebarTextOf(path: string, items: SidebarItem[]): string | undefined {
  return linkIn(items, path)?.title
}

type ItemInSidebar = {
  /** Distance of the entry from the top of the visible part; px. */
  itemTop: number
  visibleHeight: number
  scrollTop: number
}

/** Undefined if the current entry is already visible between head and foot. */
export function sidebarScrollTop({ itemTop, visibleHeight, scrollTop }: ItemInSidebar) {
  if (itemTop >= SIDEBAR_HEAD_PX && itemTop < visibleHeight - SIDEBAR_FOOT_PX) return undefined
  return Math.max(0, scrollTop + itemTop - SIDEBAR_SCROLL_OFFSET_PX)
}

function longestPrefix(path: string, prefixes: string[]): string | undefined {
  return prefixes.filter((prefix) => path.startsWith(prefix)).sort((a, b) => b.length - a.length)[0]
}

function ownPage({ text, link, disabled }: SidebarItem): PageLink[] {
  if (link === undefined || disabled || isExternalLink(link)) return []
  return [{ title: text, path: link }]
}
