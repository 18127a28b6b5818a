export type KeyPress = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** `/` unless the user is typing; Cmd+K and Ctrl+K always. */
export function opensSearch(press: KeyPress, typing: boolean): boolean {
  if (press.altKey) return false
  return press.metaKey || press.ctrlKey ? press.key.toLowerCase() === 'k' : press.key === '/' && !typing
}

/** Cmd+K and Ctrl+K also close the dialog. */
export function dialogAfterKey(
  press: KeyPress,
  { isOpen, typing }: { isOpen: boolean; typing: boolean },
): 'open' | 'closed' | undefined {
  // In the open dialog, a slash is text
  if (!opensSearch(press, isOpen || typing)) return undefined
  return isOpen ? 'closed' : 'open'
}

/** Dispatched on the window by buttons that open the search. */
export const OPEN_EVENT = 'turbo:open-search'

/** Selector of these buttons. */
export const OPENER = '[aria-keyshortcuts~="/"]'
