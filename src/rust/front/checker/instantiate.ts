import { lowerArg } from '../items/lowerType'
import { tooManyArguments } from '../items/unknownTypes'
import type * as tree from '../tree/tree'
import type { FunctionItem, Param, Type } from '../types/type'
import type { Body } from './body'
import { unmetBound } from './unmetBound'
import { demandWhere } from './coerce'
import { demand, report } from './body'

/** Arguments for parameters: those that are written, unknowns for the rest. */
export function argumentsFor(
  body: Body,
  params: readonly Param[],
  segment: { name: tree.Ident; generics?: tree.GenericArgs } | undefined,
  what: string,
): Type[] {
  const fresh = body.solver.freshArgs(params)
  const generics = segment?.generics
  if (!generics) return fresh
  const written = generics.args.map((arg) => lowerArg(body.scope, arg))
  const open = params.filter(({ isAnonymous }) => !isAnonymous).length
  if (written.length > open) {
    const path = { span: segment.name.span, segments: [segment], isGlobal: false }
    const { message, span, ...rest } = tooManyArguments(path, what, segment.name.name, open, written.length)
    report(body, span, message, rest)
    return fresh
  }
  return fresh.map((type, i) => written[i] ?? type)
}

/** The type arguments of a function: those of its impl or trait, then its own; what it demands of them is demanded. */
export function instantiateFunction(
  body: Body,
  item: FunctionItem,
  ownerArgs: readonly Type[],
  segment: { name: tree.Ident; generics?: tree.GenericArgs },
  span: tree.Expr['span'],
): Type[] {
  const { params } = item
  if (isDestructor(item)) reportDestructor(body, span)
  const own = params.slice(ownerArgs.length)
  const args = [...ownerArgs, ...argumentsFor(body, own, segment, item.signature.receiver ? 'method' : 'function')]
  if (item.owner?.kind === 'trait') {
    const bound = { trait: item.owner, args: ownerArgs, bindings: [] }
    demand(body, { bound, span, explain: (failed) => unmetBound(body, failed, span) })
  }
  demandWhere(body, item.signature.where, params, args, { span })
  return args
}

/** `drop` of the trait: the language alone calls it. */
function isDestructor({ owner }: FunctionItem): boolean {
  const trait = owner?.kind === 'impl' ? owner.trait?.trait : owner
  return trait?.name === 'Drop' && !trait.isOwn
}

function reportDestructor(body: Body, span: tree.Expr['span']): void {
  report(body, span, 'explicit use of destructor method', {
    label: 'explicit destructor calls not allowed',
    help: 'consider using the `drop` function: `drop(value)`',
    code: 'E0040',
  })
}
