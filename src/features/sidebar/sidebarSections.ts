import {
  canCollapse,
  hasCurrentDescendant,
  isCurrentItem,
  showsChildren,
  sidebarItemId,
  startsCollapsed,
} from '../../lib/navigation/sidebar'
import type { SidebarItem } from '../../lib/config/siteConfig'

export type SectionState = 'open' | 'collapsed'

/** The state of every section that can be closed, by the id of its entry. */
export type SectionStates = Record<string, SectionState>

type Section = { id: string; item: SidebarItem }

/** What is drawn of an entry. */
export type EntryParts = {
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

function collapsibleSections(items: SidebarItem[], position: number[] = []): Section[] {
  return items.flatMap((item, index) => {
    const place = [...position, index]
    const own = canCollapse(item) ? [{ id: sidebarItemId(item, place), item }] : []
    return [...own, ...collapsibleSections(item.items ?? [], place)]
  })
}
