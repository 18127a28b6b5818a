import { I32, reference, tuple } from './known'
import { substitute, substitutionOf } from './substitute'
import type { Type } from './type'

test('substitutes everywhere and keeps unchanged objects', () => {
  const param = { name: 'T' }
  const type: Type = { kind: 'param', param }
  const known = tuple([I32, reference(I32)])
  const substitution = substitutionOf([param], [I32])
  expect(substitute(tuple([type, reference(type)]), substitution)).toEqual(known)
  expect(substitute(known, substitution)).toBe(known)
})
