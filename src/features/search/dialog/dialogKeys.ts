import type { KeyPress } from '../searchKeys'

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

/** What a key does in the box: move the selection, or go to what is selected, once the answer to the text is there. */
type BoxAction = 'move' | 'wait' | 'follow' | 'followInNewTab'

/** What a key does in the box. Any key may belong to the composing of a letter. */
export function boxAction(
  { key, metaKey, ctrlKey, shiftKey }: Omit<KeyPress, 'altKey'>,
  { isComposing, isAnswered }: { isComposing: boolean; isAnswered: boolean },
): BoxAction | undefined {
  if (isComposing) return undefined
  if (key === 'ArrowDown' || key === 'ArrowUp') return 'move'
  if (key !== 'Enter') return undefined
  if (!isAnswered) return 'wait'
  return metaKey || ctrlKey || shiftKey ? 'followInNewTab' : 'follow'
}

/** Whether a key clears the query: Cmd+Backspace, elsewhere Ctrl+Shift+Backspace, as Ctrl+Backspace deletes a word there. */
export function isResetKey({ key, metaKey, ctrlKey, shiftKey }: KeyPress, isMac: boolean): boolean {
  if (key !== 'Backspace') return false
  return isMac ? metaKey : ctrlKey && shiftKey
}

/** The keys that the dialog hears, as they are written on them. */
export function keyHints(isMac: boolean): { action: string; keys: string[] }[] {
  return [
    { action: 'Navigate', keys: ['↑', '↓'] },
    { action: 'Select', keys: ['enter'] },
    { action: 'Close', keys: ['esc'] },
    { action: 'Reset', keys: isMac ? ['⌘', '⌫'] : ['Ctrl', '⇧', '⌫'] },
  ]
}
