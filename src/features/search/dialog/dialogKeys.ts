import type { KeyPress } from '../searchKeys'

/** Wraps around; -1 without results. */
export function selectionAfterKey(key: string, selected: number, count: number): number {
  if (count === 0) return -1
  if (key === 'ArrowDown') return (selected + 1) % count
  if (key === 'ArrowUp') return (Math.max(selected, 0) - 1 + count) % count
  return selected
}

export function firstSelection(count: number): number {
  return count > 0 ? 0 : -1
}

/** The action of a key in the search box; `wait` follows the first result once it arrives. */
type BoxAction = 'move' | 'wait' | 'follow' | 'followInNewTab'

/** Undefined during composition. */
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

/** Cmd+Backspace, or Ctrl+Shift+Backspace where Ctrl+Backspace deletes a word. */
export function isResetKey({ key, metaKey, ctrlKey, shiftKey }: KeyPress, isMac: boolean): boolean {
  if (key !== 'Backspace') return false
  return isMac ? metaKey : ctrlKey && shiftKey
}

export function keyHints(isMac: boolean): { action: string; keys: string[] }[] {
  return [
    { action: 'Navigate', keys: ['↑', '↓'] },
    { action: 'Select', keys: ['enter'] },
    { action: 'Close', keys: ['esc'] },
    { action: 'Reset', keys: isMac ? ['⌘', '⌫'] : ['Ctrl', '⇧', '⌫'] },
  ]
}
