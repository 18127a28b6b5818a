import '../further/loaded'
import { parseDeclarations } from '../parser/parseProgram'
import type { Item, Type } from '../tree/tree'
import { commonStd } from './commonStd'
import { namesRareStd } from './namesRareStd'
import { RARE_NAMES } from './rareNames'
import { rareStd } from './rareStd'

/** The names of items, and of what belongs to them. */
type Names = { items: Set<string>; members: Map<string, Set<string>> }

function namesIn(items: readonly Item[], names: Names = { items: new Set(), members: new Map() }): Names {
  const addMembers = (owner: string, inside: readonly { name: { name: string } }[]) => {
    const known = names.members.get(owner) ?? new Set()
    names.members.set(owner, known)
    for (const { name } of inside) known.add(name.name)
  }
  for (const item of items) {
    if (item.kind === 'Mod') namesIn(item.items, names)
    else if (item.kind === 'Impl') {
      if (!item.trait) addMembers(headOf(item.type), item.items)
    } else if (item.kind !== 'Use' && item.kind !== 'Go' && item.kind !== 'Init') {
      names.items.add(item.name.name)
      if (item.kind === 'Trait') addMembers(item.name.name, item.items)
    }
  }
  return names
}

function headOf(type: Type): string {
  return type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : type.kind
}

const common = namesIn(parseDeclarations(commonStd.declarations))
const rare = namesIn(parseDeclarations(rareStd.declarations))
const membersOf = (names: Names, owners: readonly string[]) =>
  new Set(owners.flatMap((owner) => [...(names.members.get(owner) ?? [])]))
const widened = [...rare.members.keys()].filter((owner) => !rare.items.has(owner) || common.items.has(owner))

test('a program that needs the rare part cannot do without one of the rare names', () => {
  const added = [...membersOf(rare, widened)]
  expect(RARE_NAMES.trim().split(/\s+/)).toEqual([...new Set([...rare.items, ...added])].sort())
})

test('no method is common for one type of the common part and rare for another', () => {
  const known = membersOf(common, [...common.members.keys()])
  expect([...membersOf(rare, widened)].filter((name) => known.has(name))).toEqual([])
  expect([...rare.items].filter((name) => common.items.has(name))).toEqual([])
})

test('a program needs the rare part when it names a type or a method of it', () => {
  expect(namesRareStd('let mut seen = std::collections::HashMap::new();')).toBe(true)
  expect(namesRareStd('let v = vec![1, 2]; log!("{:?}", v.iter().max());')).toBe(false)
})
