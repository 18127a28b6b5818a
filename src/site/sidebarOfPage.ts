import { sidebarFor, type ActiveSidebar } from '../lib/navigation/sidebar'
import { DOCS_ROUTE } from './links'
import { sidebar } from './sidebar'

/** For a page without one, the sidebar of the documentation, which its menu shows on narrow screens. */
export function sidebarOfPage(path: string): ActiveSidebar {
  const own = sidebarFor(path, sidebar)
  return own.items.length > 0 ? own : sidebarFor(DOCS_ROUTE, sidebar)
}
