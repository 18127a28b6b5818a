import { isPlaceExpr } from '../../front/checked/places'
import type { Adjustment } from '../../front/checked/checked'
import type { Expr, ExprOf } from '../../front/tree/tree'
import { UNIT } from '../../front/types/known'
import type { Type } from '../../front/types/type'
import { countOf, partsOf, type Region, type Typed } from '../regions'
import { operandsOf, plain, type Builder, type Value } from './builder'
import { call, callOf, looked, macro, methodCall } from './calls'
import { closure } from './closures'
import { forLoop, ifElse, jump, labelledBlock, loop, match, whileLoop } from './control'
import { dereferenced, endsOf, fieldOf, insideOf, placeOf } from './places'
import { block } from './statements'

export function value(b: Builder, expr: Expr): Value {
  const operand = adjusted(b, expr)
  if (expr.kind !== 'Block') b.regions.made = expr
  return operand
}

export function values(b: Builder, exprs: readonly Expr[]): Value[] {
  return exprs.map((expr) => value(b, expr))
}

function adjusted(b: Builder, expr: Expr): Value {
  const steps = b.tables.adjustments.get(expr) ?? []
  const at = steps.findIndex(({ kind }) => kind === 'borrow')
  if (at < 0 && !steps.some(({ kind }) => kind === 'deref' || kind === 'overloadedDeref'))
    return converted(b, unadjusted(b, expr), steps)
  const borrowing = steps[at]
  const isMutable = borrowing?.kind === 'borrow' && borrowing.isMutable
  const place = dereferenced(b, expr, isMutable)
  const operand = borrowing ? b.borrow(place, expr, { kind: isMutable ? 'twoPhase' : 'shared' }) : b.read(place, expr)
  return converted(b, operand, borrowing ? steps.slice(at + 1) : steps)
}

function converted(b: Builder, operand: Value, steps: readonly Adjustment[]): Value {
  let at = operand
  for (const step of steps) {
    if (step.kind === 'unsize') at = { ...at, type: step.type, regions: unsized(b, at, step.type) }
    else if (step.kind === 'functionPointer') at = plain(step.type)
    else if (step.kind === 'never') at = b.free(step.type)
  }
  return at
}

/** The regions of `&dyn Trait` from those of `&T`; those of `T` have to outlive the object. */
function unsized(b: Builder, from: Typed, to: Type): readonly Region[] {
  const { type, regions } = from
  if (to.kind === 'dyn' && type.kind !== 'dyn') {
    const region = b.regions.fresh()
    for (const held of regions) b.regions.outlives(held, region)
    b.keeps.push({ type, region, expr: b.regions.made })
    return [region]
  }
  if (type.kind === 'reference' && to.kind === 'reference')
    return [regions[0]!, ...unsized(b, { type: type.target, regions: regions.slice(1) }, to.target)]
  if (type.kind === 'adt' && to.kind === 'adt' && type.adt === to.adt) {
    const parts = partsOf(regions, type.args, type.adt.lifetimes.length)
    return [
      ...regions.slice(0, type.adt.lifetimes.length),
      ...parts.flatMap((part, i) => unsized(b, part, to.args[i]!)),
    ]
  }
  return regions.length === countOf(to) ? regions : b.regions.freshFor(to)
}

export function unadjusted(b: Builder, expr: Expr): Value {
  if (isPlaceExpr(b.tables, expr)) return b.read(placeOf(b, expr, false), expr)
  switch (expr.kind) {
    case 'Ref':
      return b.borrow(dereferenced(b, expr.operand, expr.isMut, expr), expr, {
        kind: expr.isMut ? 'mutable' : 'shared',
      })
    case 'Unary':
    case 'Cast':
      return overloaded(b, expr, [expr.operand])
    case 'Binary':
      return binary(b, expr)
    case 'Assign':
      return assignment(b, expr)
    case 'CompoundAssign':
      return compound(b, expr)
    case 'Call':
      return call(b, expr)
    case 'MethodCall':
      return methodCall(b, expr)
    case 'Try':
      return buildTry(b, expr)
    case 'Closure':
      return closure(b, expr)
    case 'Tuple': {
      const items = values(b, expr.items)
      b.consume(items)
      return b.hold({ type: b.typeOf(expr), regions: items.flatMap(({ regions }) => regions) })
    }
    case 'Array':
    case 'VecList':
      return list(b, expr, expr.items)
    case 'Repeat':
      return list(b, expr, [expr.item])
    case 'VecRepeat':
      b.consume([value(b, expr.length)])
      return list(b, expr, [expr.item])
    case 'Struct':
      return struct(b, expr)
    case 'Range':
      return list(b, expr, endsOf(expr))
    case 'Block':
      return expr.label ? labelledBlock(b, expr) : block(b, expr.block)
    case 'If':
      return ifElse(b, expr)
    case 'Match':
      return match(b, expr)
    case 'Loop':
      return loop(b, expr)
    case 'While':
      whileLoop(b, expr)
      return plain(UNIT)
    case 'For':
      forLoop(b, expr)
      return plain(UNIT)
    case 'Break':
    case 'Continue':
      jump(b, expr)
      return plain(UNIT)
    case 'Return':
      b.give(expr.value ? value(b, expr.value) : plain(UNIT), expr.value ?? expr)
      return plain(UNIT)
    default:
      return macro(b, expr)
  }
}

/** Items share one type. */
function list(b: Builder, expr: Expr, items: readonly Expr[]): Value {
  const operands = values(b, items)
  const type = b.typeOf(expr)
  const regions = b.regions.freshFor(type)
  for (const operand of operands) b.regions.into(operand, { type: operand.type, regions })
  b.consume(operands)
  return b.hold({ type, regions })
}

function struct(b: Builder, expr: ExprOf<'Struct'>): Value {
  const type = b.typeOf(expr)
  const regions = b.regions.freshFor(type)
  const found = b.tables.paths.get(expr)
  const variant = found?.kind === 'variant' ? found.adt.variants[found.variant] : undefined
  const operands = expr.fields.map(({ value: part }) => value(b, part))
  if (type.kind === 'adt' && operands.some((operand) => operand.regions.length > 0)) {
    const inside = insideOf(b, type, regions)
    expr.fields.forEach(({ name }, i) => {
      const declared = variant?.fields.find((field) => field.name === name.name)?.type
      const operand = operands[i]!
      if (declared) b.regions.into(operand, { type: operand.type, regions: inside.regionsOf(declared, operand.type) })
    })
  }
  if (expr.base) based(b, expr, expr.base, { type, regions })
  b.consume(operands)
  return b.hold({ type, regions })
}

/** `..base` provides the remaining fields. */
function based(b: Builder, expr: ExprOf<'Struct'>, base: Expr, made: Typed): void {
  const given = new Set(expr.fields.map(({ name }) => name.name))
  const place = placeOf(b, base, false)
  b.regions.into(place, made)
  if (made.type.kind !== 'adt') return
  for (const { name } of made.type.adt.variants[0]?.fields ?? [])
    if (!given.has(name)) b.consume([b.read(fieldOf(b, place, name), base)])
}

function overloaded(b: Builder, expr: Expr, parts: readonly Expr[]): Value {
  const callee = b.tables.callees.get(expr)
  const operands = values(b, parts)
  const type = b.typeOf(expr)
  if (callee) return callOf(b, callee, operands, type)
  b.consume(operands)
  return b.free(type)
}

function binary(b: Builder, expr: ExprOf<'Binary'>): Value {
  const { operator, left, right } = expr
  if (operator === '&&' || operator === '||') {
    b.consume([value(b, left)])
    const start = b.current
    b.startBlock([start])
    b.inScope(right, true, () => b.consume([value(b, right)]))
    b.joinBlocks([start, b.current])
    return plain(b.typeOf(expr))
  }
  if (!['==', '!=', '<', '<=', '>', '>='].includes(operator)) return overloaded(b, expr, [left, right])
  const operands = [left, right].map((side) => looked(b, side, b.tables.callees.has(expr)))
  b.consume(operands)
  return plain(b.typeOf(expr))
}

function assignment(b: Builder, expr: ExprOf<'Assign'>): Value {
  // `_ = place` moves nothing
  if (expr.target.kind === 'Underscore' && isPlaceExpr(b.tables, expr.value))
    b.fakeRead(placeOf(b, expr.value, false), expr.value)
  else assign(b, expr.target, value(b, expr.value), expr)
  return plain(UNIT)
}

function assign(b: Builder, target: Expr, operand: Value, expr: Expr): void {
  const parts = partsOfTarget(target)
  if (parts) {
    b.consume([operand])
    for (const part of parts) assign(b, part, b.free(b.typeOf(part)), expr)
    return
  }
  if (target.kind === 'Underscore' || target.kind === 'Range') return b.consume([operand])
  const place = placeOf(b, target, true)
  b.regions.into(operand, place)
  b.overwrite(place, operandsOf([operand]), expr, target)
}

function partsOfTarget(target: Expr): readonly Expr[] | undefined {
  if (target.kind === 'Struct') return target.fields.map((field) => field.value)
  if (target.kind === 'Tuple' || target.kind === 'Array' || target.kind === 'VecList') return target.items
  return target.kind === 'Call' ? target.args : undefined
}

function compound(b: Builder, expr: ExprOf<'CompoundAssign'>): Value {
  const { target, value: added } = expr
  const callee = b.tables.callees.get(expr)
  if (callee) {
    const borrowed = b.borrow(placeOf(b, target, true), expr, { kind: 'twoPhase', source: target })
    return callOf(b, callee, [borrowed, value(b, added)], UNIT)
  }
  b.consume([value(b, added)])
  const place = placeOf(b, target, true)
  b.overwrite(place, { kind: 'use', operand: { kind: 'copy', place } }, expr, target)
  return plain(UNIT)
}

/** `?`: the payload, or a return. */
function buildTry(b: Builder, expr: ExprOf<'Try'>): Value {
  const operand = value(b, expr.operand)
  b.consume([operand])
  const type = b.typeOf(expr)
  const [found] = operand.type.kind === 'adt' ? partsOf(operand.regions, operand.type.args) : []
  const regions = found?.regions.length === countOf(type) ? found.regions : b.regions.freshFor(type)
  const result = b.hold({ type, regions })
  const start = b.current
  b.startBlock([start])
  b.give(plain(UNIT), expr)
  b.startBlock([start])
  return result
}
