import { matchType } from './calls'
import type { Type } from '../front/types/type'

const T: Type = { kind: 'param', param: { name: 'T' } }
const I32: Type = { kind: 'scalar', name: 'i32' }
const TEXT: Type = { kind: 'reference', isMutable: false, target: { kind: 'scalar', name: 'str' } }

test('finds a parameter where two types differ', () => {
  expect(matchType(T, I32, 'T')).toBe(I32)
  expect(matchType(T, I32, 'U')).toBeUndefined()
  expect(matchType({ kind: 'slice', item: T }, { kind: 'slice', item: I32 }, 'T')).toBe(I32)
  expect(matchType({ kind: 'tuple', items: [I32, T] }, { kind: 'tuple', items: [I32, TEXT] }, 'T')).toBe(TEXT)
  expect(matchType({ kind: 'slice', item: T }, I32, 'T')).toBeUndefined()
})
