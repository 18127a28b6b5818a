import {
  canCollapse,
  hasCurrentDescendant,
  isCurrentItem,
  showsChildren,
  placeOf,
  sidebarItemId,
  startsCollapsed,
} from '../../lib/navigation/sidebar'
import type { SidebarItem } from '../../lib/config/siteConfig'

type SectionState = 'open' | 'collapsed'

/** The state of every section that can be closed, by the id of its entry. */
export type SectionStates = Record<string, SectionState>

type Section = { id: string; item: SidebarItem }

/** What an entry shows of where the reader is and of what is open; for an entry that this does not concern it stays the same. */
export type Shown = {
  /** Canonical path of the current page, if it is the entry's or stands inside. */
  path: string | undefined
  /** The state of the entry, if it is a section that can be closed. */
  state: SectionState | undefined
  /** The states of the sections inside. */
  states: SectionStates
}

const NO_SECTIONS: SectionStates = {}

/** What is drawn of an entry. */
type EntryParts = {
  /** It is the title of a group. */
  isTitle: boolean
  /** Its entries stand below it. */
  showsItems: boolean
  /** The reader can close it, and open it again. */
  canToggle: boolean
}

/** What is drawn of an entry at a depth; the top level has depth 0. What is not drawn cannot be closed. */
export function entryParts(item: SidebarItem, depth: number): EntryParts {
  const showsItems = (item.items ?? []).length > 0 && showsChildren(depth)
  return { isTitle: depth === 0 && item.items !== undefined, showsItems, canToggle: showsItems && canCollapse(item) }
}

/** What an entry shows, where its tree is at a path and its sections are in these states. */
export function shownIn(item: SidebarItem, place: string, path: string | undefined, states: SectionStates): Shown {
  const isPending = path !== undefined && (isCurrentItem(item, path) || hasCurrentDescendant(item, path))
  return {
    path: isPending ? path : undefined,
    state: states[sidebarItemId(item, place)],
    states: item.items?.some((child) => child.items) ? states : NO_SECTIONS,
  }
}

/**
 * The entries of a section that stand in the page. Of one whose entries are left out, the first stays: without scripts it leads
 * to a page where the section is open.
 */
export function drawnItems({ items = [] }: SidebarItem, leavesOut: boolean): SidebarItem[] {
  return leavesOut ? items.slice(0, 1) : items
}

/** How the sections of a sidebar stand when the reader first meets them. */
export function initialSectionStates(items: SidebarItem[], path: string): SectionStates {
  return Object.fromEntries(
    collapsibleSections(items).map(({ id, item }) => [id, startsCollapsed(item, path) ? 'collapsed' : 'open']),
  )
}

/**
 * The states after the reader has come to another page: every section that leads there is open. The section whose own
 * link brought the reader keeps the state that the click on it gave it.
 */
export function sectionStatesAt(path: string, items: SidebarItem[], states: SectionStates, clickedId?: string) {
  const opened = collapsibleSections(items)
    .filter(({ id, item }) => hasCurrentDescendant(item, path) || (isCurrentItem(item, path) && id !== clickedId))
    .map(({ id }): [string, SectionState] => [id, 'open'])
  return { ...states, ...Object.fromEntries(opened) }
}

/** The states after one section has been opened or closed. */
export function withSectionToggled(states: SectionStates, id: string): SectionStates {
  return { ...states, [id]: states[id] === 'collapsed' ? 'open' : 'collapsed' }
}

function collapsibleSections(items: SidebarItem[], parent?: string): Section[] {
  return items.flatMap((item, index) => {
    const place = placeOf(index, parent)
    const own = canCollapse(item) ? [{ id: sidebarItemId(item, place), item }] : []
    return [...own, ...collapsibleSections(item.items ?? [], place)]
  })
}
