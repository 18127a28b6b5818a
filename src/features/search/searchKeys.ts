/** A key press as far as the rules need it. */
export type KeyPress = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a key asks for the search: `/` unless the reader is typing, Cmd+K and Ctrl+K from anywhere. */
export function asksForSearch(press: KeyPress, typing: boolean): boolean {
  if (press.altKey) return false
  return press.metaKey || press.ctrlKey ? press.key.toLowerCase() === 'k' : press.key === '/' && !typing
}

/** What a key does to the dialog: one that asks for the search opens it, Cmd+K and Ctrl+K close it too. */
export function dialogAfterKey(
  press: KeyPress,
  { isOpen, typing }: { isOpen: boolean; typing: boolean },
): 'open' | 'closed' | undefined {
  // In the open dialog a slash is text, wherever the focus is
  if (!asksForSearch(press, isOpen || typing)) return undefined
  return isOpen ? 'closed' : 'open'
}

/** The selected result after an arrow key; the list is a ring. -1 where there is nothing to select. */
export function selectionAfterKey(key: string, selected: number, count: number): number {
  if (count === 0) return -1
  if (key === 'ArrowDown') return (selected + 1) % count
  if (key === 'ArrowUp') return (Math.max(selected, 0) - 1 + count) % count
  return selected
}

/** The result that is selected when results arrive: the first, if there is one. */
export function firstSelection(count: number): number {
  return count > 0 ? 0 : -1
}

/** Whether a key clears the query: Cmd+Backspace, elsewhere Ctrl+Shift+Backspace, as Ctrl+Backspace deletes a word there. */
export function isResetKey({ key, metaKey, ctrlKey, shiftKey }: KeyPress, isMac: boolean): boolean {
  if (key !== 'Backspace') return false
  return isMac ? metaKey : ctrlKey && shiftKey
}

/** Whether there is anything to search for. */
export function isSearchable(query: string): boolean {
  return query.trim() !== ''
}
