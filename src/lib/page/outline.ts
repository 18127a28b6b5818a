import type { Frontmatter } from './frontmatter'
import type { Heading } from './page'

const OUTLINE_MIN_LEVEL = 2
const OUTLINE_DEFAULT_MAX_LEVEL = 3
export const OUTLINE_SCROLL_DEBOUNCE_MS = 100
const OUTLINE_CLICK_SUPPRESSION_MS = 500

/** A heading with the headings below it. */
export type OutlineEntry = Heading & { children: OutlineEntry[] }

/** The deepest heading level listed; a number in the frontmatter counts levels from `h2` on. */
export function outlineMaxLevel(showOutline: Frontmatter['showOutline']): number {
  if (typeof showOutline !== 'number') return OUTLINE_DEFAULT_MAX_LEVEL
  return OUTLINE_MIN_LEVEL + showOutline - 1
}

/** The headings of a page that its outline lists, in order. */
export function outlineEntries(headings: readonly Heading[], showOutline: Frontmatter['showOutline']): Heading[] {
  if (showOutline === false) return []
  const maxLevel = outlineMaxLevel(showOutline)
  return headings.filter(({ id, depth }) => id !== '' && depth >= OUTLINE_MIN_LEVEL && depth <= maxLevel)
}

/** The entries as a tree: the parent of each is the nearest earlier entry of a lower level. */
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
  /** The headings listed, with the scroll position at which each reaches the top of the content. */
  positions: { id: string; offset: number }[]
  scrollY: number
  viewportHeight: number
  documentHeight: number
}

/** The active heading: the first at the top of the page, the last at its bottom, else the last one passed. */
export function activeHeading(state: ScrollState): string | undefined {
  const { positions, scrollY, viewportHeight, documentHeight } = state
  const first = positions[0]
  const last = positions[positions.length - 1]
  if (scrollY <= 0) return first?.id
  // Scroll positions are fractional on zoomed pages, so the very bottom can be less than a pixel away.
  if (scrollY + viewportHeight >= documentHeight - 1) return last?.id
  const passed = positions.filter(({ offset }) => offset <= scrollY)
  return (passed[passed.length - 1] ?? first)?.id
}

/** Whether scrolling is ignored because the reader has just chosen an entry. */
export function isTrackingSuppressed(clickedAt: number | undefined, now: number): boolean {
  return clickedAt !== undefined && now - clickedAt < OUTLINE_CLICK_SUPPRESSION_MS
}
