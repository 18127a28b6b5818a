import { isSamePage } from './paths'
import type { Neighbors, PageLink } from './siteConfig'

/** The id of the content, which the skip link leads to. */
export const CONTENT_ANCHOR = 'content'

/** A key as it was pressed. */
export type KeyPress = {
  key: string
  shiftKey: boolean
  ctrlKey?: boolean
  altKey?: boolean
  metaKey?: boolean
  /** Whether the focus is in something that text can be typed into. */
  typing: boolean
  /** Whether a dialog or a menu is open. */
  overlayOpen?: boolean
  /** Whether text is selected: the keys then make the selection larger or smaller. */
  selecting?: boolean
}

/** The page a key press turns to: Shift with Left or Right, and never while the reader is typing, choosing or selecting. */
export function pageForKey(press: KeyPress, { previous, next }: Neighbors): PageLink | undefined {
  if (!press.shiftKey || press.typing || press.overlayOpen || press.selecting) return undefined
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  if (press.key === 'ArrowLeft') return previous
  if (press.key === 'ArrowRight') return next
  return undefined
}

/** Whether a target is turned to within the site; any other opens in a new window. */
export function isRoutedTarget(path: string): boolean {
  return /^(\/(?!\/)|\.\/|\.\.\/|#)/.test(path)
}

/** The previously visited path after a step; staying on the page does not count as a visit. */
export function previousPathAfter(
  previousPath: string | undefined,
  step: { from: string; to: string },
): string | undefined {
  return isSamePage(step.from, step.to) ? previousPath : step.from
}

/** Where the back link leads: the previously visited path, the landing page if there is none. */
export function backLinkTarget(previousPath: string | undefined): string {
  return previousPath ?? '/'
}

/** The word of the back link: 'Back' only if the browser's history has a key and the target is not the landing page. */
export function backLinkLabel(link: { hasHistoryKey: boolean; target: string }): 'Back' | 'Home' {
  return link.hasHistoryKey && !isSamePage(link.target, '/') ? 'Back' : 'Home'
}

/**
 * The address of the skip link: the full path of the page, which no base address can bend. The file of the not-found page
 * answers many addresses, so there it is the anchor alone.
 */
export function skipLinkHref(pathname: string): string {
  return /\/404(\.html)?$/.test(pathname) ? `#${CONTENT_ANCHOR}` : `${pathname}#${CONTENT_ANCHOR}`
}
