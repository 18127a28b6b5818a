import '../further/loaded'
import { itemText } from '../declarations/itemText'
import { parseDeclarations } from '../parser/parseProgram'
import type { Item } from '../tree/tree'
import { rareStd } from './rareStd'

const items = parseDeclarations(rareStd.declarations).flatMap((item) => (item.kind === 'Mod' ? item.items : []))

function namesOf(item: Item): string[] {
  return item.kind === 'Struct' || item.kind === 'Enum' || item.kind === 'Trait' ? [item.name.name] : []
}

test('traits of the common part that types of the common part have are common', () => {
  const rareNames = new Set(items.flatMap(namesOf))
  const isNamed = (head: string) => (head.match(/\w+/g) ?? []).some((name) => rareNames.has(name))
  const heads = items.flatMap((item) => (item.kind === 'Impl' && item.trait ? itemText(item).split('{')[0]! : []))
  expect(heads.filter((head) => !isNamed(head))).toEqual([])
})
