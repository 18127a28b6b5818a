import type { Neighbors, PageLink } from '../../lib/page/page'

type KeyPress = {
  key: string
  shiftKey: boolean
  ctrlKey?: boolean
  altKey?: boolean
  metaKey?: boolean
  /** Whether focus is in a text input. */
  typing: boolean
  /** Whether a dialog or menu is open. */
  overlayOpen?: boolean
  /** Whether text is selected: the keys then extend the selection. */
  selecting?: boolean
}

/** The page of a key press: Shift+Left or Right, unless typing, choosing or selecting. */
export function pageForKey(press: KeyPress, { previous, next }: Neighbors): PageLink | undefined {
  if (!press.shiftKey || press.typing || press.overlayOpen || press.selecting) return undefined
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  if (press.key === 'ArrowLeft') return previous
  if (press.key === 'ArrowRight') return next
  return undefined
}

/** Whether a page is on the site; any other opens in a new window. */
export function isRoutedTarget(path: string): boolean {
  return /^(\/(?!\/)|\.\/|\.\.\/|#)/.test(path)
}
