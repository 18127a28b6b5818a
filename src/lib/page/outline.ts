import type { Frontmatter } from './frontmatter'
import type { Heading } from './page'

const OUTLINE_MIN_LEVEL = 2
const OUTLINE_DEFAULT_MAX_LEVEL = 3
export const OUTLINE_SCROLL_DEBOUNCE_MS = 100
const OUTLINE_CLICK_SUPPRESSION_MS = 500

export type OutlineEntry = Heading & { children: OutlineEntry[] }

/** The deepest listed level; a number in the frontmatter counts from `h2`. */
export function outlineMaxLevel(showOutline: Frontmatter['showOutline']): number {
  if (typeof showOutline !== 'number') return OUTLINE_DEFAULT_MAX_LEVEL
  return OUTLINE_MIN_LEVEL + showOutline - 1
}

export function outlineEntries(headings: readonly Heading[], showOutline: Frontmatter['showOutline']): Heading[] {
  if (showOutline === false) return []
  const maxLevel = outlineMaxLevel(showOutline)
  return headings.filter(({ id, depth }) => id !== '' && depth >= OUTLINE_MIN_LEVEL && depth <= maxLevel)
}

/** Nests each entry below the nearest earlier entry of a lower level. */
export function outlineTree(entries: Heading[]): OutlineEntry[] {
  const roots: OutlineEntry[] = []
  let ancestors: OutlineEntry[] = []
  for (const heading of entries) {
    const entry: OutlineEntry = { ...heading, children: [] }
    ancestors = ancestors.filter((ancestor) => ancestor.depth < heading.depth)
    const parent = ancestors[ancestors.length - 1]
    const siblings = parent ? parent.children : roots
    siblings.push(entry)
    ancestors.push(entry)
  }
  return roots
}

type ScrollState = {
  /** Listed headings with the scroll position at which they reach the top. */
  positions: { id: string; offset: number }[]
  scrollY: number
  viewportHeight: number
  documentHeight: number
}

/** The first heading at the top of the page, the last one at the bottom, otherwise the last one scrolled past. */
export function activeHeading(state: ScrollState): string | undefined {
  const { positions, scrollY, viewportHeight, documentHeight } = state
  const first = positions[0]
  const last = positions[positions.length - 1]
  if (scrollY <= 0) return first?.id
  // Scroll positions are fractional on zoomed pages.
  if (scrollY + viewportHeight >= documentHeight - 1) return last?.id
  const passed = positions.filter(({ offset }) => offset <= scrollY)
  return (passed[passed.length - 1] ?? first)?.id
}

/** Scrolling is ignored for a while after a click on an entry. */
export function isTrackingSuppressed(clickedAt: number | undefined, now: number): boolean {
  return clickedAt !== undefined && now - clickedAt < OUTLINE_CLICK_SUPPRESSION_MS
}
