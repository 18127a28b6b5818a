import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import { initialSectionStates, sectionStatesAt, withSectionToggled } from './sectionStates'
import type { SectionStates } from './sectionStates'

type Toggles = {
  toggle: (id: string) => void
  /** Toggles a section whose title link is clicked, which also navigates. */
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
 * Opens the sections of the current page, and keeps the others while the sidebar stays the same. Toggling renders
 * nothing outside.
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

export const useSectionStates = () => useContext(StatesContext)

export const useSectionToggles = () => useContext(TogglesContext)
