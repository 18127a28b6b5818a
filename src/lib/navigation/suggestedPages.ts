import type { Sidebar } from '../config/siteConfig'
import type { PageLink } from '../page/page'
import { flattenSidebar, groupsOf } from './sidebar'

type PageGroup = { title?: string | undefined; pages: PageLink[] }

/** What the search shows without a query, and without results. */
export type SuggestedPages = {
  /** Pages outside sections, and the first page of each section. */
  start: PageLink[]
  all: PageGroup[]
}

export function suggestedPages(sidebar: Sidebar): SuggestedPages {
  const all = pageGroups(sidebar)
  return { start: all.flatMap(({ title, pages }) => (title === undefined ? pages : pages.slice(0, 1))), all }
}

/** Includes all sidebars; each page is listed once. */
function pageGroups(sidebar: Sidebar): PageGroup[] {
  const listed = new Set<string>()
  const isNew = ({ path }: PageLink) => !listed.has(path) && listed.add(path)
  const sections = Array.isArray(sidebar) ? [sidebar] : Object.values(sidebar)
  return sections
    .flatMap((section) => groupsOf(Array.isArray(section) ? section : section.items))
    .map(({ section, items }) => ({
      title: section?.text,
      pages: flattenSidebar(section ? [section] : items).filter(isNew),
    }))
    .filter(({ pages }) => pages.length > 0)
}
