import type { Sidebar, Social } from '../../../lib/config/siteConfig'
import { flattenSidebar, groupsOf } from '../../../lib/navigation/sidebar'
import type { PageLink } from '../../../lib/page/page'

type PageGroup = { title: string | undefined; pages: PageLink[] }

/** Includes all sidebars; each page is listed once. */
export function pageGroups(sidebar: Sidebar): PageGroup[] {
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

/** Pages outside sections, and the first page of each section. */
export function startingPoints(sidebar: Sidebar): PageLink[] {
  return pageGroups(sidebar).flatMap(({ title, pages }) => (title === undefined ? pages : pages.slice(0, 1)))
}

const CHATS: Partial<Record<Social['icon'], string>> = { discord: 'Discord', telegram: 'Telegram' }

export function chatOf(socials: readonly Social[]): { name: string; link: string } | undefined {
  const chat = socials.find(({ icon }) => CHATS[icon] !== undefined)
  return chat && { name: chat.label ?? CHATS[chat.icon]!, link: chat.link }
}
