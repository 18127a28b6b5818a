import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { SidebarItem } from '../../lib/config/siteConfig'
import type { ActiveSidebar } from '../../lib/navigation/sidebar'
import { initialSectionStates, sectionStatesAt, withSectionToggled, type SectionStates } from './sectionStates'

type Toggles = {
  toggle: (id: string) => void
  /** Toggles a section whose title link is clicked, which also navigates. */
  toggleByLink: (id: string) => void
  /** Shows the sections that a long sidebar leaves out, or leaves them out again. */
  toggleAll: () => void
}

type Sections = {
  states: SectionStates
  /** The states when the page was opened. */
  settled: SectionStates
  showsAll: boolean
}

const SectionsContext = createContext<Sections>({ states: {}, settled: {}, showsAll: false })
const TogglesContext = createContext<Toggles>({ toggle: () => {}, toggleByLink: () => {}, toggleAll: () => {} })

type Memory = Sections & { key: string; path: string; clickedId?: string | undefined }

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
  const [memory, setMemory] = useState<Memory>(() => initialMemory(key, items, path))
  let current = memory
  if (memory.key !== key) {
    current = initialMemory(key, items, path)
  } else if (memory.path !== path) {
    const states = sectionStatesAt(path, items, memory.states, memory.clickedId)
    current = { ...memory, path, states, settled: states, clickedId: undefined }
  }
  if (current !== memory) setMemory(current)
  const toggles = useMemo(() => {
    const toggle = (id: string, clickedId?: string) =>
      setMemory((before) => ({ ...before, states: withSectionToggled(before.states, id), clickedId }))
    const toggleAll = () => setMemory((before) => ({ ...before, showsAll: !before.showsAll }))
    return { toggle: (id: string) => toggle(id), toggleByLink: (id: string) => toggle(id, id), toggleAll }
  }, [])
  return (
    <TogglesContext.Provider value={toggles}>
      <SectionsContext.Provider value={current}>{children}</SectionsContext.Provider>
    </TogglesContext.Provider>
  )
}

function initialMemory(key: string, items: SidebarItem[], path: string): Memory {
  const states = initialSectionStates(items, path)
  return { key, path, states, settled: states, showsAll: false }
}

export const useSections = () => useContext(SectionsContext)

export const useSectionToggles = () => useContext(TogglesContext)
