import { parseDeclarations } from '../../front/parser/parseProgram'
import type { FnItem, Item, Type } from '../../front/tree/tree'
import { stdDeclarations } from '../../front/std/std'
import { stdNatives } from './std'

/** What would need to know when a value is dropped. */
const NAMED_AS_NOT_SUPPORTED = ['Rc::strong_count', 'Rc::get_mut', 'Rc::make_mut', 'Rc::try_unwrap']

function nameOf(type: Type): string {
  if (type.kind === 'SliceType') return '[]'
  if (type.kind === 'ArrayType') return '[;]'
  return type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '?'
}

const isNative = ({ body, result }: FnItem) => !body || (result && body.statements.length === 0 && !body.tail)

/** The keys of all functions that are not written in Rust. */
function nativeKeys(items: readonly Item[], path: readonly string[]): string[] {
  const functions = (owner: string, inside: readonly { kind: string }[], isTrait: boolean) =>
    inside.flatMap((item) => {
      const declared = item as FnItem
      const isLeftOpen = isTrait && !declared.body
      return item.kind === 'Fn' && isNative(declared) && !isLeftOpen ? [`${owner}::${declared.name.name}`] : []
    })
  return items.flatMap((item): string[] => {
    switch (item.kind) {
      case 'Mod':
        return nativeKeys(item.items, [...path, item.name.name])
      case 'Fn':
        return item.body ? [] : [[...path, item.name.name].join('::')]
      case 'Trait':
        return functions(item.name.name, item.items, true)
      case 'Impl':
        return item.trait ? [] : functions(nameOf(item.type), item.items, false)
      default:
        return []
    }
  })
}

test('every method that is declared without a body is carried out, or named as not supported', () => {
  const keys = nativeKeys(parseDeclarations(stdDeclarations), [])
  expect(keys.length).toBeGreaterThan(400)
  expect(keys.filter((key) => !(key in stdNatives))).toEqual(NAMED_AS_NOT_SUPPORTED)
})

test('every key names something that is declared', () => {
  const declared = new Set(nativeKeys(parseDeclarations(stdDeclarations), []))
  const constants = /^(Int|Float|char|[iuf]\d+|[iu]size)(::consts)?::[A-Z_\d]+$/
  const ofTraits = /^<|^(Iterator::next|DoubleEndedIterator::next_back|[A-Z]\w*::[a-z_]+)$/
  const unknown = Object.keys(stdNatives).filter(
    (key) => !declared.has(key) && !constants.test(key) && !ofTraits.test(key),
  )
  expect(unknown).toEqual([])
})
