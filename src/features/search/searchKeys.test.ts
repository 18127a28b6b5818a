import { opensSearch, dialogAfterKey } from './searchKeys'

const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})
const closed = { isOpen: false, typing: false }

test('a slash asks for the search unless the reader is typing, Cmd+K and Ctrl+K from anywhere', () => {
  expect(opensSearch(press('/'), false)).toBe(true)
  expect(opensSearch(press('/'), true)).toBe(false)
  for (const held of [{ metaKey: true }, { ctrlKey: true }]) {
    expect(opensSearch(press('k', held), true)).toBe(true)
    expect(opensSearch(press('K', held), false)).toBe(true)
    expect(opensSearch(press('/', held), false)).toBe(false)
  }
  expect(opensSearch(press('k'), false)).toBe(false)
})

test('with Alt a key is another one', () => {
  expect(opensSearch(press('/', { altKey: true }), false)).toBe(false)
  expect(opensSearch(press('k', { ctrlKey: true, altKey: true }), false)).toBe(false)
})

test('a slash opens the dialog unless the reader is typing', () => {
  expect(dialogAfterKey(press('/'), closed)).toBe('open')
  expect(dialogAfterKey(press('/', { shiftKey: true }), closed)).toBe('open')
  expect(dialogAfterKey(press('/'), { isOpen: false, typing: true })).toBeUndefined()
  expect(dialogAfterKey(press('/'), { isOpen: true, typing: false })).toBeUndefined()
  expect(dialogAfterKey(press('/', { ctrlKey: true }), closed)).toBeUndefined()
})

test('Cmd+K and Ctrl+K open and close it from anywhere', () => {
  for (const held of [{ metaKey: true }, { ctrlKey: true }]) {
    expect(dialogAfterKey(press('k', held), { isOpen: false, typing: true })).toBe('open')
    expect(dialogAfterKey(press('K', held), { isOpen: true, typing: true })).toBe('closed')
  }
  expect(dialogAfterKey(press('k'), closed)).toBeUndefined()
})
