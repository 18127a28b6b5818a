import { partsShown } from '../lib/page/layout'
import { outlineEntries } from '../lib/page/outline'
import type { Page } from '../lib/page/page'
import { sidebarFor } from '../lib/navigation/sidebar'
import { siteConfig } from '../site/siteConfig'

export type PageParts = ReturnType<typeof pageParts>

export function pageParts({ path, frontmatter, headings }: Page) {
  const sidebar = sidebarFor(path, siteConfig.sidebar)
  const entries = outlineEntries(headings, frontmatter.showOutline)
  const parts = partsShown({
    frontmatter,
    hasSidebarItems: sidebar.items.length > 0,
    outlineEntryCount: entries.length,
    site: siteConfig,
  })
  return { parts, sidebar, entries }
}
