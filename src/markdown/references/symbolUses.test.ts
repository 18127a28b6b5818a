import { contentSymbolTable, usesOf } from '../../../tests/content'
import { symbolsUsedIn } from './symbolUses'

test('each documented symbol that a program uses is told once, in order', () => {
  const program = 'clear(0);\nlet pad = gamepad(0);\nif pad.a.pressed() {\n    circ!(d = 8);\n    circ!(d = 9);\n}'
  expect(symbolsUsedIn(program, { symbols: contentSymbolTable(), usesOf })).toEqual([
    'clear',
    'gamepad',
    'Gamepad.a',
    'Button::pressed',
    'circ!',
  ])
})

test('only what the crate of the engine declares is documented', () => {
  const clear = { kind: 'function', name: 'clear', span: { start: 0, end: 5 } } as const
  const used = (crate: string) =>
    symbolsUsedIn('clear', { symbols: contentSymbolTable(), usesOf: () => [{ ...clear, crate }] })
  expect([used('turbo'), used('std')]).toEqual([['clear'], []])
})
