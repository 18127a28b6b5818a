import { opensKeyboardHelp, keyGroups } from './keyGroups'

const press = { key: '?', ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false }
const page = { isTyping: false, isOverlayOpen: false, isInGame: false }

test('a question mark asks for the keys', () => {
  expect(opensKeyboardHelp(press, page)).toBe(true)
  expect(opensKeyboardHelp({ ...press, key: '/' }, page)).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])('with %s it asks for something else', (held) => {
  expect(opensKeyboardHelp({ ...press, [held]: true }, page)).toBe(false)
})

test.each(['isTyping', 'isOverlayOpen', 'isInGame'])('where %s it belongs to what has the keys', (place) => {
  expect(opensKeyboardHelp(press, { ...page, [place]: true })).toBe(false)
})

test('on a Mac the keys have the names that stand on them', () => {
  const keysTo = (does: string, isMac: boolean) =>
    keyGroups(isMac)
      .flatMap(({ rows }) => rows)
      .find((row) => row.does === does)!.ways
  expect(keysTo('Search', false)).toEqual([['/'], ['Ctrl', 'K']])
  expect(keysTo('Search', true)).toEqual([['/'], ['⌘', 'K']])
  expect(keysTo('Change the number at the caret', true)).toEqual([
    ['⌥', '↑'],
    ['⌥', '↓'],
  ])
})
