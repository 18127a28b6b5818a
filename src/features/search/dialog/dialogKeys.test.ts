import { boxAction, firstSelection, isResetKey, keyHints, selectionAfterKey } from './dialogKeys'

const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})
const answered = { isComposing: false, isAnswered: true }

test('the arrows go around', () => {
  expect(selectionAfterKey('ArrowDown', 0, 3)).toBe(1)
  expect(selectionAfterKey('ArrowDown', 2, 3)).toBe(0)
  expect(selectionAfterKey('ArrowUp', 0, 3)).toBe(2)
  expect(selectionAfterKey('ArrowDown', -1, 3)).toBe(0)
  expect(selectionAfterKey('ArrowUp', -1, 3)).toBe(2)
  expect(selectionAfterKey('ArrowDown', -1, 0)).toBe(-1)
})

test('the first result is selected when results arrive', () => {
  expect([firstSelection(16), firstSelection(0)]).toEqual([0, -1])
})

test('Cmd+Backspace clears on a Mac, Ctrl+Shift+Backspace elsewhere', () => {
  expect(isResetKey(press('Backspace', { metaKey: true }), true)).toBe(true)
  expect(isResetKey(press('Backspace', { ctrlKey: true }), false)).toBe(false)
  expect(isResetKey(press('Backspace', { ctrlKey: true, shiftKey: true }), false)).toBe(true)
  expect(isResetKey(press('Backspace'), true)).toBe(false)
})

test('the hints name the keys of the reader’s own keyboard', () => {
  const resetKeys = (isMac: boolean) => keyHints(isMac).find(({ action }) => action === 'Reset')?.keys
  expect(resetKeys(true)).toEqual(['⌘', '⌫'])
  expect(resetKeys(false)).toEqual(['Ctrl', '⇧', '⌫'])
  expect(keyHints(true).map(({ action }) => action)).toEqual(['Navigate', 'Select', 'Close', 'Reset'])
})

test('Enter follows the selected result, with Cmd, Ctrl or Shift in a new tab', () => {
  expect(boxAction(press('Enter'), answered)).toBe('follow')
  for (const held of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }]) {
    expect(boxAction(press('Enter', held), answered)).toBe('followInNewTab')
  }
})

test('Enter waits for the answer to what was typed', () => {
  expect(boxAction(press('Enter'), { isComposing: false, isAnswered: false })).toBe('wait')
  expect(boxAction(press('Enter', { ctrlKey: true }), { isComposing: false, isAnswered: false })).toBe('wait')
})

test('the arrows up and down move the selection, the others the caret', () => {
  expect(boxAction(press('ArrowDown'), answered)).toBe('move')
  expect(boxAction(press('ArrowUp'), answered)).toBe('move')
  expect(boxAction(press('ArrowLeft'), answered)).toBeUndefined()
  expect(boxAction(press('a'), answered)).toBeUndefined()
})

test('a key that composes a letter does nothing else', () => {
  for (const key of ['Enter', 'ArrowDown']) {
    expect(boxAction(press(key), { isComposing: true, isAnswered: true })).toBeUndefined()
  }
})
