import type { Neighbors, PageLink } from '../../lib/page/page'

type KeyPress = {
  key: string
  shiftKey: boolean
  ctrlKey?: boolean
  altKey?: boolean
  metaKey?: boolean
  typing: boolean
  overlayOpen?: boolean
  /** Whether text is selected; the keys then extend the selection. */
  selecting?: boolean
}

/** Shift+Left or Shift+Right, unless the user is typing, has an overlay open or is selecting text. */
export function pageForKey(press: KeyPress, { previous, next }: Neighbors): PageLink | undefined {
  if (!press.shiftKey || press.typing || press.overlayOpen || press.selecting) return undefined
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  if (press.key === 'ArrowLeft') return previous
  if (press.key === 'ArrowRight') return next
  return undefined
}

/** Other pages open in a new window. */
export function isRoutedTarget(path: string): boolean {
  return /^(\/(?!\/)|\.\/|\.\.\/|#)/.test(path)
}
