import { sidebarTextOf } from '../../lib/navigation/sidebar'
import type { SidebarItem } from '../../lib/config/siteConfig'

/** How far the first bar is out of view before the 'Top' button appears. */
export const TOP_BUTTON_DISTANCE_PX = 100

type TitleFacts = {
  path: string
  sidebarItems: SidebarItem[]
  frontmatterTitle?: string | null
  headingText?: string | null
}

/** The title in the second bar: as the sidebar calls the page, else as the page calls itself, else its heading. */
export function secondBarTitle(facts: TitleFacts): string | undefined {
  const { path, sidebarItems, frontmatterTitle, headingText } = facts
  return sidebarTextOf(path, sidebarItems) ?? frontmatterTitle ?? headingText ?? undefined
}

/** Whether the 'Top' button shows, given how far the lower edge of the first bar is above the window. */
export function showsTopButton(distanceOutOfView: number): boolean {
  return distanceOutOfView > TOP_BUTTON_DISTANCE_PX
}
