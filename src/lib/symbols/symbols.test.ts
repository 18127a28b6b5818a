import { candidateNames, usedSymbol } from './symbols'

const SYMBOLS = [
  { name: 'rect!', kind: 'macro' as const, options: [{ name: 'x' }] },
  { name: 'turbo::go!', kind: 'macro' as const },
  { name: 'Tween', kind: 'struct' as const },
  { name: 'Tween::set', kind: 'method' as const },
]
const used = (use: Parameters<typeof usedSymbol>[0]) =>
  usedSymbol(use, (name) => SYMBOLS.find((symbol) => symbol.name === name))?.name

test('a macro is found with the path of its crate and without', () => {
  expect(used({ kind: 'macro', name: 'rect' })).toBe('rect!')
  expect(used({ kind: 'macro', name: 'turbo::rect' })).toBe('rect!')
  expect(used({ kind: 'macro', name: 'turbo::go' })).toBe('turbo::go!')
})

test('an option leads to its macro, and only if that has it', () => {
  expect(used({ kind: 'option', macro: 'rect', name: 'x' })).toBe('rect!')
  expect(used({ kind: 'option', macro: 'rect', name: 'q' })).toBeUndefined()
  expect(used({ kind: 'option', macro: 'turbo::go', name: 'x' })).toBeUndefined()
})

test('an item is found by its name, if it is of that kind and of the crate that the pages document', () => {
  expect(used({ kind: 'function', crate: 'turbo', name: 'Tween::set' })).toBe('Tween::set')
  expect(used({ kind: 'type', crate: 'turbo', name: 'Tween' })).toBe('Tween')
  expect(used({ kind: 'function', crate: 'turbo', name: 'Tween' })).toBeUndefined()
  expect(used({ kind: 'type', crate: 'std', name: 'Tween' })).toBeUndefined()
})

test('the names to load are those under which a use is looked up', () => {
  expect(candidateNames({ kind: 'option', macro: 'turbo::rect', name: 'x' })).toEqual(['rect!', 'turbo::rect!'])
  expect(candidateNames({ kind: 'function', crate: 'turbo', name: 'Tween::set' })).toEqual(['Tween::set'])
})
