import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import type { TraitItem } from '../types/type'

const known = new WeakMap<Module, ReadonlyMap<string, readonly TraitItem[]>>()

/** The traits that code can use and that have a function or constant of this name. The trait of the impl around is one. */
export function traitsWith({ module, owner }: TypeScope, member: string): readonly TraitItem[] {
  const visible = traitsIn(module, member)
  const around = owner?.kind === 'trait' ? owner : owner?.trait?.trait
  const isMore = around && !visible.includes(around) && (around.functions.has(member) || around.consts.has(member))
  return isMore ? [around, ...visible] : visible
}

function traitsIn(module: Module, member: string): readonly TraitItem[] {
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
