import { lowerArg } from '../items/lowerType'
import { tooManyArguments } from '../items/unknownTypes'
import type * as tree from '../tree/tree'
import { DERIVABLE, isCallTrait, traitAdvice } from '../traits/bounds'
import { isFloatName } from '../types/known'
import { unmetText } from '../types/typeText'
import type { Bound, FunctionItem, Param, TraitItem, Type } from '../types/type'
import { type Body, demand, report, text } from './body'
import { substitutionOf } from '../types/substitute'
import type { Span } from '../source/span'
import type { Module } from '../items/module'
import type { TypeScope } from '../items/typeScope'

/** The written arguments, and inference variables for missing ones. */
export function argumentsFor(
  body: Body,
  params: readonly Param[],
  segment: { name: tree.Ident; generics?: tree.GenericArgs } | undefined,
  what: string,
): Type[] {
  const fresh = body.solver.freshArgs(params)
  const generics = segment?.generics
  if (!generics) return fresh
  const written = generics.args.map((arg, i) => lowerArg(body.scope, arg, params[i]))
  const open = params.filter(({ isAnonymous }) => !isAnonymous).length
  if (written.length > open) {
    const path = { span: segment.name.span, segments: [segment], isGlobal: false }
    const { message, span, ...rest } = tooManyArguments(path, what, segment.name.name, open, written.length)
    report(body, span, message, rest)
    return fresh
  }
  return fresh.map((type, i) => written[i] ?? type)
}

/** Arguments of the impl or trait, then the function's own. Also requires its bounds. */
export function instantiateFunction(
  body: Body,
  item: FunctionItem,
  ownerArgs: readonly Type[],
  segment: { name: tree.Ident; generics?: tree.GenericArgs },
  span: Span,
): Type[] {
  const { params } = item
  if (isDestructor(item))
    report(body, span, 'explicit use of destructor method', {
      label: 'explicit destructor calls not allowed',
      help: 'consider using the `drop` function: `drop(value)`',
      code: 'E0040',
    })
  const own = params.slice(ownerArgs.length)
  const args = [...ownerArgs, ...argumentsFor(body, own, segment, item.signature.receiver ? 'method' : 'function')]
  if (item.owner?.kind === 'trait') {
    demandBound(body, { trait: item.owner, args: ownerArgs, bindings: [] }, span)
  }
  demandWhere(body, item.signature.where, params, args, span)
  return args
}

export function demandBound(body: Body, bound: Bound, span: Span): void {
  demand(body, { bound, span, explain: (failed) => unmetBound(body, failed, span) })
}

export function demandWhere(
  body: Body,
  where: readonly Bound[],
  params: readonly Param[],
  args: readonly Type[],
  span: Span,
): void {
  if (where.length === 0) return
  const substitution = substitutionOf(params, args)
  for (const written of where) demandBound(body, body.solver.instantiateBound(written, substitution), span)
}

function isDestructor({ owner }: FunctionItem): boolean {
  const trait = owner?.kind === 'impl' ? owner.trait?.trait : owner
  return trait?.name === 'Drop' && !trait.isOwn
}

export function unmetBound(body: Body, bound: Bound, span: Span) {
  const { trait, args } = bound
  const self = text(body, args[0]!)
  const further = args.slice(1).map((arg) => text(body, arg))
  const name = trait.name + (further.length > 0 && !isSelfDefault(bound) ? `<${further.join(', ')}>` : '')
  const message = unmetText(trait, self, name)
  const first = args[0]!
  const common = { span, code: 'E0277' }
  if (trait.name === 'Iterator' && !trait.isOwn) return { ...common, message, label: message }
  if ((trait.name === 'Display' || trait.name === 'Debug') && !trait.isOwn)
    return unprintable(first, self, trait.name, message, span)
  if (trait.name === 'FromIterator' && !trait.isOwn)
    return {
      ...common,
      message: `a value of type \`${self}\` cannot be built from an iterator over elements of type \`${further[0]}\``,
      label: `value of type \`${self}\` cannot be built from \`std::iter::Iterator<Item=${further[0]}>\``,
    }
  if ((trait.name === 'Sum' || trait.name === 'Product') && !trait.isOwn)
    return {
      ...common,
      message: `a value of type \`${self}\` cannot be made by ${trait.name === 'Sum' ? 'summing' : 'multiplying all elements of'} an iterator over elements of type \`${further[0]}\``,
      label: `value of type \`${self}\` cannot be made from elements of type \`${further[0]}\``,
    }
  if (isCallTrait(bound)) {
    const expectation = `expected a \`${trait.name}\` closure, found \`${self}\``
    return { ...common, message: expectation, label: expectation }
  }
  const isFloatOrder = trait.name === 'Ord' && first.kind === 'scalar' && isFloatName(first.name)
  const isAdvised = first.kind === 'param' || DERIVABLE.includes(trait.name)
  const help = isFloatOrder
    ? 'floats have no total order: use `partial_cmp` or `total_cmp`, `f32::max`, `f32::min`'
    : isAdvised && traitAdvice(first, name, trait.name)
  return {
    ...common,
    message,
    label: `the trait \`${name}\` is not implemented for \`${self}\``,
    ...(help && { help }),
  }
}

export function isSelfDefault({ trait, args }: Bound): boolean {
  const fallback = trait.params[1]?.fallback
  return (
    fallback?.kind === 'param' && fallback.param === trait.params[0] && args[1] !== undefined && args[0] === args[1]
  )
}

function unprintable(first: Type, self: string, trait: string, message: string, span: Span) {
  const isOwn = first.kind === 'adt' && first.adt.isOwn
  const help =
    first.kind === 'param'
      ? traitAdvice(first, trait)
      : trait === 'Debug'
        ? isOwn
          ? `add \`#[derive(Debug)]\` to \`${first.adt.name}\``
          : undefined
        : 'in format strings you may be able to use `{:?}` (or {:#?} for pretty-print) instead'
  return {
    span,
    message,
    label:
      trait === 'Debug'
        ? `\`${self}\` cannot be formatted using \`{:?}\``
        : `\`${self}\` cannot be formatted with the default formatter`,
    ...(help ? { help } : {}),
    code: 'E0277',
  }
}

/** Traits in scope, including the trait of the enclosing impl. */
export function traitsWith({ module, owner }: TypeScope, member: string): readonly TraitItem[] {
  const around = owner?.kind === 'trait' ? owner : owner?.trait?.trait
  const has = (trait: TraitItem) => trait.functions.has(member) || trait.consts.has(member)
  const visible = visibleTraits(module).filter(has)
  return around && has(around) && !visible.includes(around) ? [around, ...visible] : visible
}

const visibleIn = new WeakMap<Module, readonly TraitItem[]>()

export function visibleTraits(module: Module): readonly TraitItem[] {
  const known = visibleIn.get(module)
  if (known) return known
  const traits = new Set([...module.around(), ...module.prelude()].flatMap((each) => declaredTraits(each)))
  const visible = [...traits]
  visibleIn.set(module, visible)
  return visible
}

const declaredIn = new WeakMap<Module, readonly TraitItem[]>()

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
