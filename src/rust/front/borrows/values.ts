import type { Adjustment } from '../checker/checked'

import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { UNIT } from '../types/known'
import { access, borrow, type Build, consume, free, hold, inScope, type Operand, plain, read, typeOf } from './build'

import { call, callOf, methodCall } from './calls'
import { closure } from './closures'
import { forLoop, ifElse, jump, labelledBlock, loop, match, whileLoop } from './control'
import { Environment } from './environment'
import { looked, macro } from './macros'
import { dereferenced, fieldOf, isPlace } from './places'
import { countOf, partsOf, type Region, type Typed } from './regions'

type Kind<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** Evaluates an expression, with all that the language does to its value by itself. */
export function value(b: Build, expr: Expr): Operand {
  const operand = adjusted(b, expr)
  if (expr.kind !== 'Block') b.flow.made = expr
  return operand
}

function adjusted(b: Build, expr: Expr): Operand {
  const steps = b.tables.adjustments.get(expr) ?? []
  const at = steps.findIndex(({ kind }) => kind === 'borrow')
  if (at < 0 && !steps.some(({ kind }) => kind === 'deref' || kind === 'overloadedDeref'))
    return converted(b, unadjusted(b, expr), steps)
  const lending = steps[at]
  const isMutable = lending?.kind === 'borrow' && lending.isMutable
  const place = dereferenced(b, b.place(b, expr, isMutable), steps, expr, isMutable)
  const operand = lending ? borrow(b, place, expr, { isMutable, mayWait: isMutable }) : read(b, place, expr)
  return converted(b, operand, lending ? steps.slice(at + 1) : steps)
}

/** What coercions make of a value. */
function converted(b: Build, operand: Operand, steps: readonly Adjustment[]): Operand {
  let at = operand
  for (const step of steps) {
    if (step.kind === 'unsize') at = { ...at, type: step.type, regions: unsized(b, at, step.type) }
    else if (step.kind === 'functionPointer') at = { ...plain(step.type) }
    else if (step.kind === 'never') at = free(b, step.type)
  }
  return at
}

/** The regions of `&dyn Trait` from those of `&T`: what `T` holds is good as long as the object. */
function unsized(b: Build, from: Typed, to: Type): readonly Region[] {
  const { type, regions } = from
  if (to.kind === 'dyn' && type.kind !== 'dyn') {
    const region = b.flow.fresh()
    for (const held of regions) b.flow.outlives(held, region)
    b.keeps.push({ type, region, expr: b.flow.made })
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
  return regions.length === countOf(to) ? regions : b.flow.freshFor(countOf(to))
}

/** Evaluates an expression as it stands. */
export function unadjusted(b: Build, expr: Expr): Operand {
  if (isPlace(b, expr)) return read(b, b.place(b, expr, false), expr)
  switch (expr.kind) {
    case 'Ref': {
      const steps = b.tables.adjustments.get(expr.operand) ?? []
      const place = b.place(b, expr.operand, expr.isMut)
      return borrow(b, dereferenced(b, place, steps, expr, expr.isMut), expr, { isMutable: expr.isMut })
    }
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
      return tried(b, expr)
    case 'Closure':
      return closure(b, expr)
    default:
      return gathered(b, expr)
  }
}

/** Values that are made of values. */
function gathered(b: Build, expr: Expr): Operand {
  switch (expr.kind) {
    case 'Tuple': {
      const items = expr.items.map((item) => b.value(b, item))
      consume(b, items)
      return hold(b, { type: typeOf(b, expr), regions: items.flatMap(({ regions }) => regions) })
    }
    case 'Array':
    case 'VecList':
      return list(b, expr, expr.items)
    case 'Repeat':
      return list(b, expr, [expr.item])
    case 'VecRepeat':
      consume(b, [b.value(b, expr.length)])
      return list(b, expr, [expr.item])
    case 'Struct':
      return struct(b, expr)
    case 'Range':
      return list(b, expr, [...(expr.from ? [expr.from] : []), ...(expr.to ? [expr.to] : [])])
    case 'Block':
      return expr.label ? labelledBlock(b, expr) : b.block(b, expr.block)
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
      b.give(expr.value ? b.value(b, expr.value) : plain(UNIT), expr.value ?? expr)
      return plain(UNIT)
    default:
      return macro(b, expr)
  }
}

/** All items become items of one type. */
function list(b: Build, expr: Expr, items: readonly Expr[]): Operand {
  const operands = items.map((item) => b.value(b, item))
  const type = typeOf(b, expr)
  const regions = b.flow.freshFor(countOf(type))
  for (const operand of operands) b.flow.into(operand, { type: operand.type, regions })
  consume(b, operands)
  return hold(b, { type, regions })
}

function struct(b: Build, expr: Kind<'Struct'>): Operand {
  const type = typeOf(b, expr)
  const regions = b.flow.freshFor(countOf(type))
  const found = b.tables.paths.get(expr)
  const variant = found?.kind === 'variant' ? found.adt.variants[found.variant] : undefined
  const operands = expr.fields.map(({ value: part }) => b.value(b, part))
  if (type.kind === 'adt' && operands.some((operand) => operand.regions.length > 0)) {
    const inside = new Environment(b)
    const { adt } = type
    const args = adt.params.map((param): Type => ({ kind: 'param', param }))
    inside.learn({ ...type, lifetimes: adt.lifetimes, args }, { type, regions })
    expr.fields.forEach(({ name }, i) => {
      const declared = variant?.fields.find((field) => field.name === name.name)?.type
      const operand = operands[i]!
      if (declared) b.flow.into(operand, { type: operand.type, regions: inside.regionsOf(declared, operand.type) })
    })
  }
  if (expr.base) based(b, expr, expr.base, { type, regions })
  consume(b, operands)
  return hold(b, { type, regions })
}

/** `..base` gives the fields that are not written. */
function based(b: Build, expr: Kind<'Struct'>, base: Expr, made: Typed): void {
  const given = new Set(expr.fields.map(({ name }) => name.name))
  const place = b.place(b, base, false)
  b.flow.into(place, made)
  if (made.type.kind !== 'adt') return
  for (const { name } of made.type.adt.variants[0]?.fields ?? [])
    if (!given.has(name)) consume(b, [read(b, fieldOf(b, place, name), base)])
}

/** An operator that may be a function. */
function overloaded(b: Build, expr: Expr, parts: readonly Expr[]): Operand {
  const callee = b.tables.callees.get(expr)
  const operands = parts.map((part) => b.value(b, part))
  const type = typeOf(b, expr)
  if (callee) return callOf(b, callee, operands, type)
  consume(b, operands)
  return free(b, type)
}

function binary(b: Build, expr: Kind<'Binary'>): Operand {
  const { operator, left, right } = expr
  if (operator === '&&' || operator === '||') {
    consume(b, [b.value(b, left)])
    const start = b.flow.at
    inScope(b, right, true, () => consume(b, [b.value(b, right)]))
    b.flow.meet([start, b.flow.at])
    return plain(typeOf(b, expr))
  }
  if (!['==', '!=', '<', '<=', '>', '>='].includes(operator)) return overloaded(b, expr, [left, right])
  consume(
    b,
    [left, right].map((side) => looked(b, side, b.tables.callees.has(expr))),
  )
  return plain(typeOf(b, expr))
}

function assignment(b: Build, expr: Kind<'Assign'>): Operand {
  // `_ = place` takes nothing
  if (expr.target.kind === 'Underscore' && isPlace(b, expr.value)) return plain(UNIT)
  assign(b, expr.target, b.value(b, expr.value), expr)
  return plain(UNIT)
}

function assign(b: Build, target: Expr, operand: Operand, expr: Expr): void {
  const parts = target.kind === 'Struct' ? target.fields.map((field) => field.value) : partsOfTarget(target)
  if (parts) {
    consume(b, [operand])
    for (const part of parts) assign(b, part, free(b, typeOf(b, part)), expr)
    return
  }
  if (target.kind === 'Underscore' || target.kind === 'Range') return consume(b, [operand])
  const place = b.place(b, target, true)
  b.flow.into(operand, place)
  const node = access(b, place, 'assign', expr, operand.held)
  if (node !== undefined && place.path.length === 0) b.flow.nodes[node]!.defines = place.root
}

function partsOfTarget(target: Expr): readonly Expr[] | undefined {
  if (target.kind === 'Tuple' || target.kind === 'Array' || target.kind === 'VecList') return target.items
  return target.kind === 'Call' ? target.args : undefined
}

function compound(b: Build, expr: Kind<'CompoundAssign'>): Operand {
  const { target, value: added } = expr
  if (b.tables.callees.has(expr)) {
    const lent = borrow(b, b.place(b, target, true), expr, { isMutable: true, mayWait: true })
    const operand = b.value(b, added)
    return callOf(b, b.tables.callees.get(expr)!, [lent, operand], UNIT)
  }
  consume(b, [b.value(b, added)])
  const place = b.place(b, target, true)
  access(b, place, 'assign', expr)
  return plain(UNIT)
}

/** `?`: what it holds, or out of the function. */
function tried(b: Build, expr: Kind<'Try'>): Operand {
  const operand = b.value(b, expr.operand)
  consume(b, [operand])
  const start = b.flow.at
  b.give(plain(UNIT), expr)
  b.flow.at = start
  const type = typeOf(b, expr)
  const [found] = operand.type.kind === 'adt' ? partsOf(operand.regions, operand.type.args) : []
  return hold(b, {
    type,
    regions: found?.regions.length === countOf(type) ? found.regions : b.flow.freshFor(countOf(type)),
  })
}
