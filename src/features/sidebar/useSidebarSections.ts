import { useState } from 'react'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import { initialSectionStates, sectionStatesAt, withSectionToggled } from './sidebarSections'
import type { SectionStates } from './sidebarSections'

export type SidebarSections = {
  states: SectionStates
  toggle: (id: string) => void
  /** Toggles a section by the link in its title, which also leads to another page. */
  toggleByLink: (id: string) => void
}

type Memory = { key: string; path: string; states: SectionStates; clickedId?: string }

/** Which sections are open. Lasts while the reader stays below the same sidebar, and follows the reader to a page. */
export function useSidebarSections({ key, items }: ActiveSidebar, path: string): SidebarSections {
  const [memory, setMemory] = useState<Memory>(() => ({ key, path, states: initialSectionStates(items, path) }))
  let current = memory
  if (memory.key !== key) {
    current = { key, path, states: initialSectionStates(items, path) }
  } else if (memory.path !== path) {
    current = { key, path, states: sectionStatesAt(path, items, memory.states, memory.clickedId) }
  }
  if (current !== memory) setMemory(current)
  const toggle = (id: string, clickedId?: string) =>
    setMemory((before) => ({ ...before, states: withSectionToggled(before.states, id), clickedId }))
  return { states: current.states, toggle: (id) => toggle(id), toggleByLink: (id) => toggle(id, id) }
}
