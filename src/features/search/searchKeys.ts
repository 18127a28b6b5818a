/** A key press as far as the rules need it. */
export type KeyPress = { key: string; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** What a key does to the dialog: `/` opens it unless the reader is typing, Cmd+K and Ctrl+K open and close it. */
export function dialogAfterKey(
  { key, metaKey, ctrlKey, altKey }: KeyPress,
  { isOpen, typing }: { isOpen: boolean; typing: boolean },
): 'open' | 'closed' | undefined {
  const modified = metaKey || ctrlKey
  if (key === '/' && !modified && !altKey && !isOpen && !typing) return 'open'
  if (key.toLowerCase() === 'k' && modified && !altKey) return isOpen ? 'closed' : 'open'
  return undefined
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
