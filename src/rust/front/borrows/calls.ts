import type { Callee } from '../checker/checked'
import type { Expr } from '../tree/tree'
import type { Param, Signature, Type } from '../types/type'
import { access, type Build, consume, hold, type Operand, plain, typeOf } from './build'
import { Environment } from './environment'
import { isPlace } from './places'
import { countOf, STATIC } from './regions'
import { staticNames } from './staticParams'

type Called = Pick<Signature, 'params' | 'result' | 'receiver'> & {
  where: Signature['where']
  outlives: readonly (readonly [{ name: string }, { name: string }])[]
  lasting: readonly Param[]
  generics: readonly Param[]
  args: readonly Type[]
}

/** Calls a function with values that were made before: what it gives may hold what its signature says. */
export function callOf(b: Build, { item, args }: Callee, operands: readonly Operand[], type: Type): Operand {
  const { signature, params: generics, node } = item
  const lasting = lastingParams(item)
  for (const param of lasting) b.keeps.push({ type: args[generics.indexOf(param)]!, region: STATIC, expr: b.flow.made })
  const called: Called = {
    params: signature.params,
    result: signature.result,
    ...(signature.receiver && { receiver: signature.receiver }),
    get where() {
      return signature.where
    },
    outlives: node?.generics.outlives ?? [],
    lasting,
    generics,
    args,
  }
  return answered(b, called, operands, type)
}

/** The type parameters of a function that have to last as long as the program. */
function lastingParams({ params, node, owner }: Callee['item']): readonly Param[] {
  const names = [...staticNames(node?.generics), ...(owner?.kind === 'impl' ? staticNames(owner.generics) : [])]
  return names.flatMap((name) => params.find((param) => param.name === name) ?? [])
}

function answered(b: Build, called: Called, operands: readonly Operand[], type: Type): Operand {
  const isFree =
    called.lasting.length === 0 &&
    called.params.every((param) => param.kind !== 'param' || param.lifetime === undefined)
  const isQuiet = isFree && countOf(type) === 0 && operands.every((operand) => isQuietReference(operand))
  const regions = isQuiet ? [] : linked(b, called, operands, type)
  consume(b, operands)
  if (type.kind === 'never') {
    b.flow.at = undefined
    return plain(type)
  }
  return hold(b, { type, regions })
}

/** Nothing can be put into what it points at that has to last. */
function isQuietReference({ type, regions }: Operand): boolean {
  return regions.length === 0 || (regions.length === 1 && type.kind === 'reference' && type.target.kind !== 'dyn')
}

function linked(b: Build, called: Called, operands: readonly Operand[], type: Type) {
  const { params, receiver, where, outlives, lasting, generics, args, result } = called
  const inside = new Environment(b, generics, args)
  const first: { region?: number } = {}
  inside.takeInputs(
    () =>
      params.forEach((declared, i) => {
        const operand = operands[i]
        if (!operand) return
        const regions = inside.regionsOf(declared, operand.type)
        if (i === 0 && receiver && operand.type.kind === 'reference') first.region = regions[0]!
        b.flow.into(operand, { type: operand.type, regions })
      }),
    () => (receiver === 'value' ? undefined : first.region),
  )
  for (const [longer, shorter] of outlives) b.flow.outlives(inside.lifetime(longer.name), inside.lifetime(shorter.name))
  for (const param of lasting)
    for (const region of inside.typed({ kind: 'param', param }).regions) b.flow.outlives(region, STATIC)
  inside.learnBounds(where)
  return inside.regionsOf(result, type)
}

/** `f(a, b)`: a function that is named, a constructor, or a value that can be called. */
export function call(b: Build, expr: Expr & { kind: 'Call' }): Operand {
  const found = b.tables.paths.get(expr.callee)
  const type = typeOf(b, expr)
  if (found?.kind === 'function') {
    const operands = expr.args.map((arg) => b.value(b, arg))
    return callOf(b, found.callee, operands, type)
  }
  const callee = calledValue(b, expr.callee)
  const operands = expr.args.map((arg) => b.value(b, arg))
  return callOfValue(b, callee, operands, type)
}

/** Calling a closure borrows it; one that can be called only once is taken. */
function calledValue(b: Build, expr: Expr): Operand {
  if (!isPlace(b, expr)) return b.value(b, expr)
  const type = typeOf(b, expr)
  const trait = callTraitOf(b, type)
  const place = b.place(b, expr, trait === 'FnMut')
  const isCopy = b.types.isCopy(type)
  access(b, place, trait === 'FnMut' ? 'mutable' : trait === 'Fn' ? 'shared' : isCopy ? 'read' : 'move', expr)
  return hold(b, place)
}

function callTraitOf(b: Build, type: Type): string {
  if (type.kind === 'closure') return type.closure.call
  if (type.kind === 'param') return b.callTrait(type) ?? 'Fn'
  if (type.kind === 'reference') return type.isMutable ? 'FnMut' : 'Fn'
  if (type.kind === 'adt' && type.adt.name === 'Box') return callTraitOf(b, type.args[0]!)
  if (type.kind === 'dyn' || type.kind === 'opaque') {
    const bounds = type.kind === 'dyn' ? type.bounds : type.opaque.bounds
    return bounds.find(({ trait }) => /^Fn(Mut|Once)?$/.test(trait.name))?.trait.name ?? 'Fn'
  }
  return 'Fn'
}

function callOfValue(b: Build, callee: Operand, operands: readonly Operand[], type: Type): Operand {
  const { type: known } = callee
  if (known.kind === 'function') {
    const called = {
      params: known.params,
      result: known.result,
      where: [],
      outlives: [],
      lasting: [],
      generics: [],
      args: [],
    }
    consume(b, [callee])
    return answered(b, called, operands, type)
  }
  consume(b, [callee, ...operands])
  if (type.kind === 'never') b.flow.at = undefined
  return hold(b, { type, regions: b.flow.freshFor(countOf(type)) })
}

/** `receiver.method(…)`: the receiver comes as its adjustments say, and waits for the arguments. */
export function methodCall(b: Build, expr: Expr & { kind: 'MethodCall' }): Operand {
  const callee = b.tables.callees.get(expr)
  const operands = [expr.receiver, ...expr.args].map((part) => b.value(b, part))
  const type = typeOf(b, expr)
  if (callee) return callOf(b, callee, operands, type)
  return callOfValue(b, plain(type), operands, type)
}
