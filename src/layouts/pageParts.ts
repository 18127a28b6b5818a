import { partsShown } from '../lib/page/layout'
import { outlineEntries } from '../lib/page/outline'
import type { Page } from '../lib/page/page'
import { isForPage, type ActiveSidebar } from '../lib/navigation/sidebar'
import { siteConfig } from '../site/siteConfig'

export type PageParts = ReturnType<typeof pageParts>

export function pageParts({ path, frontmatter, headings }: Page, sidebar: ActiveSidebar) {
  const entries = outlineEntries(headings, frontmatter.showOutline)
  const parts = partsShown({
    frontmatter,
    hasSidebarItems: isForPage(sidebar, path),
    outlineEntryCount: entries.length,
    site: siteConfig,
  })
  return { parts, sidebar, entries }
}
