import { worldOf } from '../items/world'
import { stdAlone } from '../../../tests/checkedProgram'
import { F32, I32, TEXT, UNIT, adtOf, reference, tuple } from '../types/known'
import type { Type } from '../types/type'
import { Solver } from './solver'

const world = worldOf(stdAlone())
const vec = (item: Type) => adtOf(world.adt('Vec')!, [item])
const solver = () => new Solver(world.impls)
const has = (name: string, ...args: Type[]) => solver().evaluate({ trait: world.trait(name)!, args, bindings: [] })

test('a composite type has a trait if its parts do', () => {
  expect(has('Copy', tuple([I32, F32]))).toBe('yes')
  expect(has('Copy', tuple([I32, vec(I32)]))).toBe('no')
  expect(has('Clone', vec(vec(I32)))).toBe('yes')
  expect(has('Ord', vec(F32))).toBe('no')
  expect(has('Debug', reference(tuple([TEXT, UNIT])))).toBe('yes')
})

test('an open type may have a trait', () => {
  const open = solver()
  expect(open.evaluate({ trait: world.trait('Clone')!, args: [open.inference.fresh()], bindings: [] })).toBe('maybe')
})

test('normalizes associated types', () => {
  const open = solver()
  const normalize = (type: Type) => open.inference.resolve(open.normalize(type))
  const trait = world.trait('IntoIterator')!
  expect(normalize({ kind: 'projection', trait, args: [vec(I32)], name: 'Item' })).toEqual(I32)
  expect(normalize({ kind: 'projection', trait, args: [reference(vec(I32))], name: 'Item' })).toEqual(reference(I32))
})
