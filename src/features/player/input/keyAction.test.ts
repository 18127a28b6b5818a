import { keyAction } from './keyAction'

const plain = { ctrlKey: false, altKey: false, metaKey: false }
const press = (code: string, key: string) => ({ ...plain, code, key })

test('keys are the page’s until the reader presses Enter on the canvas', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), false)).toBeUndefined()
  expect(keyAction(press('Space', ' '), false)).toBeUndefined()
  expect(keyAction(press('Slash', '/'), false)).toBeUndefined()
  expect(keyAction(press('Escape', 'Escape'), false)).toBeUndefined()
  expect(keyAction(press('Enter', 'Enter'), false)).toBe('take')
})

test('then they are the game’s', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), true)).toBe('play')
  expect(keyAction(press('Space', ' '), true)).toBe('play')
  expect(keyAction(press('Enter', 'Enter'), true)).toBe('play')
  expect(keyAction(press('Slash', '/'), true)).toBe('play')
  expect(keyAction(press('KeyQ', 'q'), true)).toBe('play')
  expect(keyAction(press('BracketLeft', 'Dead'), true)).toBe('play')
})

test('Escape gives them back', () => {
  expect(keyAction(press('Escape', 'Escape'), true)).toBe('leave')
})

test('Tab moves on, and keys of the browser stay with it', () => {
  expect(keyAction(press('Tab', 'Tab'), true)).toBe('browser')
  expect(keyAction(press('F5', 'F5'), true)).toBe('browser')
  expect(keyAction(press('PageDown', 'PageDown'), true)).toBe('browser')
})

test('commands are not the game’s', () => {
  expect(keyAction({ ...press('KeyR', 'r'), ctrlKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('KeyK', 'k'), metaKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('ArrowLeft', 'ArrowLeft'), altKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('Enter', 'Enter'), ctrlKey: true }, false)).toBeUndefined()
})

test('F fills the screen, whoever has the keys: no player has that one', () => {
  expect(keyAction(press('KeyF', 'f'), true)).toBe('fill')
  expect(keyAction(press('KeyF', 'F'), false)).toBe('fill')
  expect(keyAction({ ...press('KeyF', 'f'), ctrlKey: true }, false)).toBeUndefined()
})
