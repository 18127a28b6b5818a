import type { Module } from '../items/module'
import type { TraitItem } from '../types/type'

const known = new WeakMap<Module, ReadonlyMap<string, readonly TraitItem[]>>()

/** The traits that code in a module can use, by the names of their functions and constants. */
export function traitsWith(module: Module, member: string): readonly TraitItem[] {
  let byMember = known.get(module)
  if (!byMember) {
    byMember = traitsByMember(module)
    known.set(module, byMember)
  }
  return byMember.get(member) ?? []
}

function traitsByMember(module: Module): ReadonlyMap<string, readonly TraitItem[]> {
  const byMember = new Map<string, TraitItem[]>()
  const seen = new Set<TraitItem>()
  for (const name of module.visibleNames('types')) {
    const entry = module.visible('types', name)
    if (entry?.kind !== 'trait' || seen.has(entry.trait)) continue
    seen.add(entry.trait)
    for (const member of [...entry.trait.functions.keys(), ...entry.trait.consts.keys()]) {
      const same = byMember.get(member)
      if (same) same.push(entry.trait)
      else byMember.set(member, [entry.trait])
    }
  }
  return byMember
}
