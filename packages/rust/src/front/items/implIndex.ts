import { FLOATS, INTEGERS } from '../types/known'
import type { HostRules, ImplItem, Type } from '../types/type'

/**
 * Scalar types by the name of their group in std's text. A group in an impl is an implicit type parameter over its
 * members.
 */
export const typeGroups: Readonly<Record<string, readonly string[]>> = {
  Int: INTEGERS,
  Signed: INTEGERS.filter((name) => name.startsWith('i')),
  Unsigned: INTEGERS.filter((name) => name.startsWith('u')),
  Float: FLOATS,
  Number: [...INTEGERS, ...FLOATS],
}

/** The names under which impls for a type are indexed; `*` is any type. */
export function headsOf(type: Type): readonly string[] {
  switch (type.kind) {
    case 'scalar':
      return scalarHeads.get(type.name)!
    case 'variable':
      return type.variable.kind === 'integer' ? integerHeads : type.variable.kind === 'float' ? floatHeads : []
    case 'adt':
      return [type.adt.name]
    case 'reference':
      return [type.isMutable ? '&mut' : '&']
    case 'tuple':
      return ['()']
    case 'slice':
      return ['[]']
    case 'array':
      return ['[;]']
    case 'dyn':
      return [`dyn ${type.bounds[0]?.trait.name ?? ''}`]
    case 'function':
    case 'functionItem':
      return ['fn']
    default:
      return []
  }
}

const groupNames = Object.keys(typeGroups)
const groupsOf = (name: string) => groupNames.filter((group) => typeGroups[group]!.includes(name))
const scalarHeads = new Map(
  [...INTEGERS, ...FLOATS, 'bool', 'char', 'str'].map((name) => [name, [name, ...groupsOf(name)]]),
)
const headsOfAll = (names: readonly string[]) => [...new Set(names.flatMap((name) => [name, ...groupsOf(name)]))]
const integerHeads: readonly string[] = headsOfAll(INTEGERS)
const floatHeads: readonly string[] = headsOfAll(FLOATS)

/** Whether a type is in a group of scalars, or a literal's type variable that may become one. */
export function isInGroup(type: Type, group: readonly string[]): boolean {
  if (type.kind === 'scalar') return group.includes(type.name)
  if (type.kind !== 'variable') return type.kind === 'error'
  const { kind } = type.variable
  return (
    kind === 'general' ||
    group.includes(kind === 'integer' ? 'i32' : 'f64') ||
    (kind === 'integer' && group.includes('u32'))
  )
}

/** Impls of one type, and those still to be collected. */
type Filed = { impls: ImplItem[]; later: (() => ImplItem)[] }

function made(filed: Filed | undefined): readonly ImplItem[] {
  if (!filed) return []
  const waiting = filed.later.splice(0)
  try {
    for (let make = waiting[0]; make; make = waiting[0]) {
      filed.impls.push(make())
      waiting.shift()
    }
  } finally {
    // Retried later, when the missing item may exist
    filed.later.unshift(...waiting)
  }
  return filed.impls
}

/** Impls by type; falls back to `above`. */
export class ImplIndex {
  private readonly inherent = new Map<string, Filed>()
  private readonly byTrait = new Map<string, Map<string, Filed>>()

  constructor(
    private readonly above?: ImplIndex,
    readonly rules: HostRules | undefined = above?.rules,
  ) {}

  add(impl: ImplItem, head: string, trait: string | undefined): void {
    this.filed(head, trait).impls.push(impl)
  }

  addLater(head: string, trait: string | undefined, make: () => ImplItem): void {
    this.filed(head, trait).later.push(make)
  }

  private filed(head: string, trait: string | undefined): Filed {
    let byHead = trait === undefined ? this.inherent : this.byTrait.get(trait)
    if (!byHead) this.byTrait.set(trait!, (byHead = new Map()))
    let filed = byHead.get(head)
    if (!filed) byHead.set(head, (filed = { impls: [], later: [] }))
    return filed
  }

  inherentImpls(type: Type): ImplItem[] {
    const impls = headsOf(type).flatMap((head) => made(this.inherent.get(head)))
    return this.above ? [...impls, ...this.above.inherentImpls(type)] : impls
  }

  ownTraitImpls(type: Type): ImplItem[] {
    const heads = [...headsOf(type), '*']
    return [...this.byTrait.values()].flatMap((byHead) => heads.flatMap((head) => made(byHead.get(head))))
  }

  traitImpls(trait: string, type: Type): readonly ImplItem[] {
    const byHead = this.byTrait.get(trait)
    const above = this.above?.traitImpls(trait, type) ?? []
    if (!byHead) return above
    const impls = [...made(byHead.get('*')), ...above]
    for (const head of headsOf(type)) impls.unshift(...made(byHead.get(head)))
    return impls
  }
}
