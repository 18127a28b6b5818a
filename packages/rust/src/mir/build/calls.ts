import type { Callee } from '../../front/checked/checked'
import { isPlaceExpr } from '../../front/checked/places'
import type { Expr, ExprOf, FormatArgs, Generics } from '../../front/tree/tree'
import type { Param, Signature, Type } from '../../front/types/type'
import { staticNames } from '../../front/traits/bounds'
import { countOf, STATIC } from '../regions'
import { type Builder, plain, type Value } from './builder'
import { matches } from './control'
import { Environment } from './environment'
import { derefOf, dereferenced, isBorrowed } from './places'
import { value, values } from './values'

type Called = {
  signature: Omit<Signature, 'names'>
  generics: readonly Param[]
  args: readonly Type[]
  outlives: NonNullable<Generics['outlives']>
  staticParams: readonly Param[]
}

/** The signature determines how regions flow. */
export function callOf(b: Builder, { item, args }: Callee, operands: readonly Value[], type: Type): Value {
  const { signature, params: generics, node } = item
  const staticParams = staticParamsOf(item)
  for (const param of staticParams)
    b.keeps.push({ type: args[generics.indexOf(param)]!, region: STATIC, expr: b.regions.made })
  const outlives = node?.generics.outlives ?? []
  return answered(b, { signature, generics, args, outlives, staticParams }, operands, type)
}

function staticParamsOf({ params, node, owner }: Callee['item']): readonly Param[] {
  const names = [...staticNames(node?.generics), ...(owner?.kind === 'impl' ? staticNames(owner.generics) : [])]
  return names.flatMap((name) => params.find((param) => param.name === name) ?? [])
}

function answered(b: Builder, called: Called, operands: readonly Value[], type: Type): Value {
  const isFree =
    called.staticParams.length === 0 &&
    called.signature.params.every((param) => param.kind !== 'param' || param.lifetime === undefined)
  const isUnlinked = isFree && countOf(type) === 0 && operands.every(isQuiet)
  const regions = isUnlinked ? [] : linked(b, called, operands, type)
  b.consume(operands)
  if (type.kind === 'never') {
    b.diverge()
    return plain(type)
  }
  return b.hold({ type, regions })
}

/** Whether a value is a reference through which no `'static` data can be stored. */
function isQuiet({ type, regions }: Value): boolean {
  return regions.length === 0 || (regions.length === 1 && type.kind === 'reference' && type.target.kind !== 'dyn')
}

function linked(b: Builder, called: Called, operands: readonly Value[], type: Type) {
  const { signature, outlives, staticParams, generics, args } = called
  const { params, receiver, result } = signature
  const inside = new Environment(b, generics, args)
  const first: { region?: number } = {}
  inside.takeInputs(
    () =>
      params.forEach((declared, i) => {
        const operand = operands[i]
        if (!operand) return
        const regions = inside.regionsOf(declared, operand.type)
        if (i === 0 && receiver && operand.type.kind === 'reference') first.region = regions[0]!
        b.regions.into(operand, { type: operand.type, regions })
      }),
    () => (receiver === 'value' ? undefined : first.region),
  )
  for (const [longer, shorter] of outlives)
    b.regions.outlives(inside.lifetime(longer.name), inside.lifetime(shorter.name))
  for (const param of staticParams)
    for (const region of inside.typed({ kind: 'param', param }).regions) b.regions.outlives(region, STATIC)
  inside.learnBounds(signature.where)
  return inside.regionsOf(result, type)
}

export function call(b: Builder, expr: ExprOf<'Call'>): Value {
  const found = b.tables.paths.get(expr.callee)
  const type = b.typeOf(expr)
  if (found?.kind === 'function') return callOf(b, found.callee, values(b, expr.args), type)
  return callOfValue(b, calledValue(b, expr.callee), values(b, expr.args), type)
}

/** Borrows the closure, or moves it if it is FnOnce. */
function calledValue(b: Builder, expr: Expr): Value {
  if (!isPlaceExpr(b.tables, expr)) return value(b, expr)
  const type = b.typeOf(expr)
  const trait = callTraitOf(b, type)
  const isMutable = trait === 'FnMut'
  const place = dereferenced(b, expr, isMutable)
  if (trait === 'FnOnce') return b.read(place, expr)
  const kind = isMutable ? 'mutable' : 'shared'
  b.push({ kind: 'assign', isInit: false, rvalue: { kind: 'ref', borrow: kind, place }, origin: expr })
  return b.hold(place)
}

function callTraitOf(b: Builder, type: Type): string {
  if (type.kind === 'closure') return type.closure.call
  if (type.kind === 'param') return b.types.callTrait(type) ?? 'Fn'
  if (type.kind === 'reference') return type.isMutable ? 'FnMut' : 'Fn'
  if (type.kind === 'adt' && type.adt.name === 'Box') return callTraitOf(b, type.args[0]!)
  if (type.kind === 'dyn' || type.kind === 'opaque') {
    const bounds = type.kind === 'dyn' ? type.bounds : type.opaque.bounds
    return bounds.find(({ trait }) => /^Fn(Mut|Once)?$/.test(trait.name))?.trait.name ?? 'Fn'
  }
  return 'Fn'
}

function callOfValue(b: Builder, callee: Value, operands: readonly Value[], type: Type): Value {
  const { type: known } = callee
  if (known.kind === 'function') {
    const signature = { params: known.params, result: known.result, where: [] }
    const called = { signature, generics: [], args: [], outlives: [], staticParams: [] }
    b.consume([callee])
    return answered(b, called, operands, type)
  }
  b.consume([callee, ...operands])
  if (type.kind === 'never') b.diverge()
  return b.hold({ type, regions: b.regions.freshFor(type) })
}

/** A mutable adjusted receiver is a two-phase borrow. */
export function methodCall(b: Builder, expr: ExprOf<'MethodCall'>): Value {
  const callee = b.tables.callees.get(expr)
  const operands = values(b, [expr.receiver, ...expr.args])
  const type = b.typeOf(expr)
  if (callee) return callOf(b, callee, operands, type)
  return callOfValue(b, plain(type), operands, type)
}

/** An operand that is only borrowed, as in comparisons and format strings. */
export function looked(b: Builder, expr: Expr, isByReference = true): Value {
  if (!isByReference || isBorrowed(b, expr)) return value(b, expr)
  return b.borrow(dereferenced(b, expr, false), expr, { kind: 'shared' })
}

export function macro(b: Builder, expr: Expr): Value {
  switch (expr.kind) {
    case 'FormatCall':
      format(b, expr.format)
      if (b.typeOf(expr).kind === 'never') b.diverge()
      break
    case 'WriteCall':
      format(b, expr.format)
      written(b, expr.target)
      break
    case 'AssertCall':
      b.consume([value(b, expr.condition)])
      format(b, expr.message)
      break
    case 'AssertPairCall':
      lookAt(b, [expr.left, expr.right])
      format(b, expr.message)
      break
    case 'MatchesCall':
      matches(b, expr)
      break
    case 'DbgCall': {
      const operands = expr.args.map((arg) => value(b, arg.value))
      if (operands.length === 1) return operands[0]!
      b.consume(operands)
      break
    }
    case 'DeclaredCall':
      b.consume(values(b, [...expr.head, ...expr.options.map((option) => option.value)]))
      break
    default:
  }
  const type = b.typeOf(expr)
  return countOf(type) === 0 ? plain(type) : { type, regions: b.regions.freshFor(type) }
}

function format(b: Builder, args: FormatArgs | undefined): void {
  const exprs = args?.args.map(({ value }) => value)
  if (exprs) lookAt(b, exprs)
}

function lookAt(b: Builder, exprs: readonly Expr[]): void {
  const operands = exprs.map((expr) => looked(b, expr))
  b.consume(operands)
}

function written(b: Builder, target: Expr): void {
  let place = dereferenced(b, target, true)
  while (place.type.kind === 'reference') place = derefOf(place, place.type)
  b.consume([b.borrow(place, target, { kind: 'mutable' })])
}
