import type { Sidebar, SidebarItem } from '../../src/lib/config/siteConfig'
import { sidebarFor } from '../../src/lib/navigation/sidebar'
import type { SyntheticPage } from './syntheticPages'

type ListedPage = Pick<SyntheticPage, 'title' | 'path' | 'group'>

/** The groups are closed, as on a large site. */
export function sidebarWithGroups(sidebar: Sidebar, pages: readonly ListedPage[]): Sidebar {
  const [first] = pages
  if (!first) return sidebar
  const { key, items, backLink } = sidebarFor(first.path, sidebar)
  const longer = [...items, ...groupsOf(pages)]
  return Array.isArray(sidebar) ? longer : { ...sidebar, [key]: { items: longer, backLink } }
}

function groupsOf(pages: readonly ListedPage[]): SidebarItem[] {
  return [...new Set(pages.map(({ group }) => group))].map((group) => ({
    text: group,
    collapsed: true,
    items: pages.filter((page) => page.group === group).map(({ title, path }) => ({ text: title, link: path })),
  }))
}
