import { worldOf } from './world'
import { stdAlone } from '../../../tests/checkedProgram'
import { Module } from './module'

const { crates, prelude } = worldOf(stdAlone())
const newModule = () => new Module(['main'], undefined, false, crates, () => prelude)

test('the prelude is visible everywhere, other names after an import', () => {
  const own = newModule()
  expect(own.visible('types', 'Vec')?.kind).toBe('adt')
  expect(own.visible('types', 'HashMap')).toBeUndefined()
  own.imports.set('HashMap', { path: ['std', 'collections', 'HashMap'], span: { start: 0, end: 0 } })
  expect(own.visible('types', 'HashMap')?.kind).toBe('adt')
})

test('a block sees its module, a nested module does not', () => {
  const outer = newModule()
  outer.globs.push({ path: ['std', 'cmp', 'Ordering'] })
  expect(new Module(['main'], outer, true, crates, () => []).visible('values', 'Less')?.kind).toBe('variant')
  expect(new Module(['main', 'm'], outer, false, crates, () => []).visible('values', 'Less')).toBeUndefined()
})

test('circular imports resolve to nothing', () => {
  const own = newModule()
  own.imports.set('A', { path: ['crate', 'B'], span: { start: 0, end: 0 } })
  own.imports.set('B', { path: ['crate', 'A'], span: { start: 0, end: 0 } })
  expect(own.visible('types', 'A')).toBeUndefined()
})
