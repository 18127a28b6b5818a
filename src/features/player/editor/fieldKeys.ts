/**
 * What the Tab key does in the field: it moves on until the reader begins to write. Reached with Tab, writing begins with
 * Enter; after a click, with the first letter.
 */
export type FieldMode =
  /** Reached with Tab, or left with Escape. */
  | 'passing'
  /** Reached with Tab, and changed. */
  | 'touched'
  /** Opened or clicked. */
  | 'entered'
  | 'writing'

/** What a key does in the field instead of what it does everywhere. */
export type FieldAction = 'begin' | 'end' | 'leave' | 'newLine' | 'indent' | 'outdent'

type FieldKey = { key: string; shiftKey: boolean; hasModifier: boolean; isComposing: boolean }

/** What a key press does; undefined where it stays with the browser. What an input method is composing is its own. */
export function fieldActionFor(press: FieldKey, mode: FieldMode): FieldAction | undefined {
  const { key, shiftKey, hasModifier, isComposing } = press
  if (isComposing || hasModifier) return undefined
  if (key === 'Escape') return mode === 'writing' ? 'end' : 'leave'
  if (key === 'Enter' && !shiftKey) return mode === 'passing' ? 'begin' : 'newLine'
  if (key === 'Tab' && mode === 'writing') return shiftKey ? 'outdent' : 'indent'
  return undefined
}

/** How the field goes on after a key has done something in it. */
export function modeAfter(action: FieldAction, mode: FieldMode): FieldMode {
  if (action === 'begin' || action === 'newLine') return 'writing'
  return action === 'end' ? 'passing' : mode
}

/** How the field goes on after its text has changed. */
export function modeAfterInput(mode: FieldMode): FieldMode {
  if (mode === 'passing') return 'touched'
  return mode === 'entered' ? 'writing' : mode
}
