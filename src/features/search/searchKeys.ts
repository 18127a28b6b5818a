/** A key press as far as the rules need it. */
export type KeyPress = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a key asks for the search: `/` unless the reader is typing, Cmd+K and Ctrl+K from anywhere. */
export function opensSearch(press: KeyPress, typing: boolean): boolean {
  if (press.altKey) return false
  return press.metaKey || press.ctrlKey ? press.key.toLowerCase() === 'k' : press.key === '/' && !typing
}

/** What a key does to the dialog: one that asks for the search opens it, Cmd+K and Ctrl+K close it too. */
export function dialogAfterKey(
  press: KeyPress,
  { isOpen, typing }: { isOpen: boolean; typing: boolean },
): 'open' | 'closed' | undefined {
  // In the open dialog a slash is text, wherever the focus is
  if (!opensSearch(press, isOpen || typing)) return undefined
  return isOpen ? 'closed' : 'open'
}

/** Any button that opens the search sends this to the window. */
export const OPEN_EVENT = 'turbo:open-search'

/** What such a button looks like to the reader's pointer, and to the focus on its way back. */
export const OPENER = '[aria-keyshortcuts~="/"]'
