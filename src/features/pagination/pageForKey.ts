import type { Neighbors, PageLink } from '../../lib/page/page'

/** A key as it was pressed. */
type KeyPress = {
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
