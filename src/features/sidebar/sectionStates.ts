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

export type SectionStates = Record<string, SectionState>

type Section = { id: string; item: SidebarItem }

/** Referentially stable while it stays the same. */
export type Shown = {
  /** The current path, if the entry is that page or contains it. */
  path: string | undefined
  /** Undefined if the entry is not collapsible. */
  state: SectionState | undefined
  states: SectionStates
}

const NO_SECTIONS: SectionStates = {}

type EntryParts = {
  /** Whether it is rendered as the title of a group. */
  isTitle: boolean
  showsItems: boolean
  canToggle: boolean
}

/** The top level is depth 0. A section with hidden entries cannot be closed. */
export function entryParts(item: SidebarItem, depth: number): EntryParts {
  const showsItems = (item.items ?? []).length > 0 && showsChildren(depth)
  return { isTitle: depth === 0 && item.items !== undefined, showsItems, canToggle: showsItems && canCollapse(item) }
}

export function shownIn(item: SidebarItem, place: string, path: string | undefined, states: SectionStates): Shown {
  const isPending = path !== undefined && (isCurrentItem(item, path) || hasCurrentDescendant(item, path))
  return {
    path: isPending ? path : undefined,
    state: states[sidebarItemId(item, place)],
    states: item.items?.some((child) => child.items) ? states : NO_SECTIONS,
  }
}

/** The first entry is never omitted: without scripts, it leads to a page where the section is open. */
export function drawnItems({ items = [] }: SidebarItem, leavesOut: boolean): SidebarItem[] {
  return leavesOut ? items.slice(0, 1) : items
}

export function initialSectionStates(items: SidebarItem[], path: string): SectionStates {
  return Object.fromEntries(
    collapsibleSections(items).map(({ id, item }) => [id, startsCollapsed(item, path) ? 'collapsed' : 'open']),
  )
}

/** The current page's sections open, except one whose own link was clicked. */
export function sectionStatesAt(path: string, items: SidebarItem[], states: SectionStates, clickedId?: string) {
  const opened = collapsibleSections(items)
    .filter(({ id, item }) => hasCurrentDescendant(item, path) || (isCurrentItem(item, path) && id !== clickedId))
    .map(({ id }): [string, SectionState] => [id, 'open'])
  return { ...states, ...Object.fromEntries(opened) }
}

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
