import type { Sidebar, Social } from '../../../lib/config/siteConfig'
import { flattenSidebar, groupsOf } from '../../../lib/navigation/sidebar'
import type { PageLink } from '../../../lib/page/page'

/** Pages under the words of their section; the first ones may stand under none. */
type PageGroup = { title: string | undefined; pages: PageLink[] }

/** All pages in the order of the sidebar. */
export function pageGroups(sidebar: Sidebar): PageGroup[] {
  const sections = Array.isArray(sidebar) ? [sidebar] : Object.values(sidebar)
  return sections
    .flatMap((section) => groupsOf(Array.isArray(section) ? section : section.items))
    .map(({ section, items }) => ({ title: section?.text, pages: flattenSidebar(items) }))
    .filter(({ pages }) => pages.length > 0)
}

/** Where to begin without a question: the pages that stand before every section, and the first page of each section. */
export function startingPoints(sidebar: Sidebar): PageLink[] {
  return pageGroups(sidebar).flatMap(({ title, pages }) => (title === undefined ? pages : pages.slice(0, 1)))
}

/** Places of the project where people answer, by their icon. */
const CHATS: Partial<Record<Social['icon'], string>> = { discord: 'Discord', telegram: 'Telegram' }

/** Where a reader can ask people, if the site names such a place. */
export function chatOf(socials: readonly Social[]): { name: string; link: string } | undefined {
  const chat = socials.find(({ icon }) => CHATS[icon] !== undefined)
  return chat && { name: chat.label ?? CHATS[chat.icon]!, link: chat.link }
}
