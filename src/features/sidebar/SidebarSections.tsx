import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import { initialSectionStates, sectionStatesAt, withSectionToggled } from './sectionStates'
import type { SectionStates } from './sectionStates'

type Toggles = {
  toggle: (id: string) => void
  /** Toggles a section by the link in its title, which also leads to another page. */
  toggleByLink: (id: string) => void
}

const StatesContext = createContext<SectionStates>({})
const TogglesContext = createContext<Toggles>({ toggle: () => {}, toggleByLink: () => {} })

type Memory = { key: string; path: string; states: SectionStates; clickedId?: string }

type SidebarSectionsProps = {
  sidebar: ActiveSidebar
  /** Canonical path of the current page. */
  path: string
  children: ReactNode
}

/**
 * Remembers which sections are open, wherever the sidebar is drawn inside. Lasts while the reader stays below the same sidebar,
 * and follows the reader to a page. What stands around the sidebars is not drawn again when a section is toggled.
 */
export function SidebarSections({ sidebar: { key, items }, path, children }: SidebarSectionsProps) {
  const [memory, setMemory] = useState<Memory>(() => ({ key, path, states: initialSectionStates(items, path) }))
  let current = memory
  if (memory.key !== key) {
    current = { key, path, states: initialSectionStates(items, path) }
  } else if (memory.path !== path) {
    current = { key, path, states: sectionStatesAt(path, items, memory.states, memory.clickedId) }
  }
  if (current !== memory) setMemory(current)
  const toggles = useMemo(() => {
    const toggle = (id: string, clickedId?: string) =>
      setMemory((before) => ({ ...before, states: withSectionToggled(before.states, id), clickedId }))
    return { toggle: (id: string) => toggle(id), toggleByLink: (id: string) => toggle(id, id) }
  }, [])
  return (
    <TogglesContext.Provider value={toggles}>
      <StatesContext.Provider value={current.states}>{children}</StatesContext.Provider>
    </TogglesContext.Provider>
  )
}

/** Which sections are open. */
export const useSectionStates = () => useContext(StatesContext)

/** The way to toggle a section; it stays the same. */
export const useSectionToggles = () => useContext(TogglesContext)
