import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import type { TraitItem } from '../types/type'

/** The traits that code can use and that have a function or constant of this name. The trait of the impl around is one. */
export function traitsWith({ module, owner }: TypeScope, member: string): readonly TraitItem[] {
  const around = owner?.kind === 'trait' ? owner : owner?.trait?.trait
  const has = (trait: TraitItem) => trait.functions.has(member) || trait.consts.has(member)
  const visible = visibleTraits(module).filter(has)
  return around && has(around) && !visible.includes(around) ? [around, ...visible] : visible
}

const visibleIn = new WeakMap<Module, readonly TraitItem[]>()

/** The traits that code in a module can use. */
export function visibleTraits(module: Module): readonly TraitItem[] {
  const known = visibleIn.get(module)
  if (known) return known
  const traits = new Set([...module.around(), ...module.prelude()].flatMap((each) => declaredTraits(each)))
  const visible = [...traits]
  visibleIn.set(module, visible)
  return visible
}

const declaredIn = new WeakMap<Module, readonly TraitItem[]>()

/** The traits that are declared in a module or imported into it, by name or by a star. */
function declaredTraits(module: Module): readonly TraitItem[] {
  const known = declaredIn.get(module)
  if (known) return known
  declaredIn.set(module, [])
  const traits = module.ownTraits()
  for (const { path } of module.globs) {
    const entry = module.entryAt(path)
    if (entry?.kind === 'module') traits.push(...declaredTraits(entry.module))
  }
  declaredIn.set(module, traits)
  return traits
}
