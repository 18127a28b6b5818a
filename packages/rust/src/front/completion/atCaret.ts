import { type Body, text } from '../checker/body'
import { seesField } from '../checker/fields'
import { visibleTraits } from '../checker/bounds'
import type { Module, TypeEntry, ValueEntry } from '../items/module'
import type { TypeScope } from '../items/typeScope'
import { typeNames } from '../items/unknownTypes'
import { isUnit, isUnknown } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Field, FunctionItem, TraitItem, Type } from '../types/type'
import { typeText } from '../types/typeText'

/** Traits whose methods are operators or never called by name. */
const UNNAMED =
  /^((Add|Sub|Mul|Div|Rem|Bit\w+|Shl|Shr)(Assign)?|Neg|Not|Partial\w+|Eq|Index(Mut)?|Deref(Mut)?|Drop|Hash|Hasher|Debug|Display|Fn\w*|Borrow\w*|Any)$/
const COMMON = /^(Clone|Ord|ToString|ToOwned|Into|TryInto|As\w+|IntoIterator)$/

/** Fields and methods of a value, with autoderef. */
export function membersOf(body: Body, steps: readonly { type: Type }[]): Suggestion[] {
  const found = new Map<string, Suggestion>()
  const add = (suggestion: Suggestion) => {
    if (!found.has(suggestion.name)) found.set(suggestion.name, suggestion)
  }
  for (const { type } of steps) for (const field of fieldsOf(body, type)) add(field)
  for (const { type } of steps) {
    for (const impl of body.session.impls.inherentImpls(type))
      for (const item of impl.functions.values()) if (item.signature.receiver) add(methodOf(item, ownerOf(type)))
  }
  for (const trait of visibleTraits(body.scope.module)) {
    if (UNNAMED.test(trait.name) || !steps.some(({ type }) => has(body, type, trait))) continue
    const isCommon = COMMON.test(trait.name)
    for (const item of trait.functions.values())
      if (item.signature.receiver) add({ ...methodOf(item, trait.name), ...(isCommon && { isCommon }) })
  }
  return [...found.values()]
}

export function namesIn(body: Body): Suggestion[] {
  const { module } = body.scope
  const variables = [...body.variables].flatMap(([name, locals]): Suggestion[] => {
    const local = locals.at(-1)
    return local ? [{ kind: 'variable', name, detail: text(body, local.type) }] : []
  })
  const taken = new Set(variables.map(({ name }) => name))
  const others = (['values', 'types'] as const).flatMap((space) =>
    module.visibleNames(space).flatMap((name) => {
      const suggestion = taken.has(name) ? undefined : entryOf(module.visible(space, name), name)
      taken.add(name)
      return suggestion ?? []
    }),
  )
  return [...variables, ...others]
}

export function typesIn(scope: TypeScope): Suggestion[] {
  return [...new Set(typeNames(scope))].map(
    (name) => entryOf(scope.module.visible('types', name), name) ?? { kind: 'type', name, detail: '' },
  )
}

/** Crates that an import can start with. */
export function cratesIn(module: Module): Suggestion[] {
  return [...module.crates.keys(), 'crate'].map((name) => ({ kind: 'module', name, detail: '' }))
}

export function namesAt(module: Module, path: readonly string[]): Suggestion[] {
  const entry = module.entryAt(path)
  if (entry?.kind === 'adt') return variantsOf(entry.adt)
  if (entry?.kind !== 'module') return []
  return (['values', 'types'] as const).flatMap((space) =>
    [...new Set(entry.module.memberNames(space))].flatMap(
      (name) => entryOf(entry.module.member(space, name), name) ?? [],
    ),
  )
}

export function associatedOf(body: Body, type: Type): Suggestion[] {
  const owner = ownerOf(type)
  const impls = body.session.impls.inherentImpls(type)
  return [
    ...(type.kind === 'adt' ? variantsOf(type.adt) : []),
    ...impls.flatMap((impl) => [
      ...[...impl.functions.values()].map((item) => methodOf(item, owner)),
      ...[...impl.consts.keys()].map((name): Suggestion => ({ kind: 'constant', name, detail: '' })),
    ]),
  ]
}

function fieldsOf(body: Body, type: Type): Suggestion[] {
  if (type.kind === 'tuple')
    return type.items.map((item, index) => ({ kind: 'field', name: String(index), detail: text(body, item) }))
  if (type.kind !== 'adt' || type.adt.kind !== 'struct') return []
  const { adt, args } = type
  const substitution = substitutionOf(adt.params, args)
  return adt.variants[0]!.fields.filter((field) => seesField(body, adt, field)).map((field) => ({
    kind: 'field',
    name: field.name,
    detail: text(body, body.solver.instantiate(field.type, substitution)),
    owner: adt.name,
  }))
}

export function openFields(body: Body, fields: readonly Field[], owner: Adt): Suggestion[] {
  return fields
    .filter((field) => seesField(body, owner, field))
    .map(({ name, type }) => ({ kind: 'field', name, detail: typeText(type), owner: owner.name }))
}

function variantsOf({ kind, name: owner, variants }: Adt): Suggestion[] {
  return kind === 'enum' ? variants.map(({ name }) => ({ kind: 'variant', name, detail: '', owner })) : []
}

function methodOf(item: FunctionItem, owner: string | undefined): Suggestion {
  const kind = item.signature.receiver ? 'method' : 'function'
  return { kind, name: item.name, detail: signatureText(item), ...(owner && { owner }) }
}

const RECEIVERS = { value: 'self', shared: '&self', mutable: '&mut self' }

function signatureText({ signature: { receiver, names, params, result } }: FunctionItem): string {
  const types = receiver ? params.slice(1) : params
  const own = receiver && names.length === params.length ? names.slice(1) : names
  const list = types.map((type, index) => (own[index] ? `${own[index]}: ` : '') + typeText(type))
  const gives = isUnit(result) ? '' : ` -> ${typeText(result)}`
  return `(${[...(receiver ? [RECEIVERS[receiver]] : []), ...list].join(', ')})${gives}`
}

function entryOf(entry: TypeEntry | ValueEntry | undefined, name: string): Suggestion | undefined {
  switch (entry?.kind) {
    case 'function':
      return { kind: 'function', name, detail: signatureText(entry.item) }
    case 'module':
      return { kind: 'module', name, detail: '' }
    case 'adt':
    case 'alias':
    case 'trait':
      return { kind: 'type', name, detail: '' }
    case 'variant':
      return { kind: 'variant', name, detail: '', owner: entry.adt.name }
    case 'constant':
      return { kind: 'constant', name, detail: '' }
    default:
      return undefined
  }
}

const ownerOf = (type: Type) => (type.kind === 'adt' ? type.adt.name : undefined)

function has(body: Body, type: Type, trait: TraitItem): boolean {
  if (isUnknown(type)) return false
  return (
    body.inference.attempt(() => {
      const args = body.solver.freshArgs(trait.params)
      if (!body.inference.unify(args[0]!, type)) return undefined
      return body.solver.evaluate({ trait, args, bindings: [] }) === 'yes' || undefined
    }) === true
  )
}

export type Suggestion = {
  kind: 'variable' | 'field' | 'method' | 'function' | 'type' | 'variant' | 'constant' | 'module'
  name: string
  /** Type or signature, as far as known. */
  detail: string
  /** The owning type without arguments: `Tween` for `Tween::set`. */
  owner?: string
  /** Whether it is from a trait that most types implement. */
  isCommon?: boolean
}
