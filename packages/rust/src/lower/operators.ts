import type { ExprOf } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { ComparisonOperator } from '../ir/program'
import type { Adt, Type } from '../front/types/type'
import type { Body } from './lowering'
import { scoped } from './dropScopes'
import { borrow, read } from './places'
import { isRanked, variantAt } from './layout'
import { expression, placeOf } from './expressions'

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']

function isComparison(operator: string): operator is ComparisonOperator {
  return COMPARISONS.includes(operator)
}

/** Built in for scalars, otherwise a trait method. */
export function binary(node: ExprOf<'Binary'>, body: Body): ir.Expr {
  const { operator } = node
  if (isComparison(operator)) return compared(node, operator, body)
  const left = expression(node.left, body)
  if (operator === '&&' || operator === '||') {
    return { op: 'lazy', operator, left, right: scoped(body, () => expression(node.right, body), 'temporaries') }
  }
  const right = expression(node.right, body)
  const types = [body.adjustedTypeOf(node.left), body.adjustedTypeOf(node.right)]
  const callee = body.checked.callees.get(node)
  if (callee) {
    const found = body.callee(callee, node.span, types, body.typeOf(node))
    return { op: 'call', callee: found, args: [left, right], ...body.at(node.span) }
  }
  return { op: 'binary', operator, scalar: scalarBehind(types[0]!), left, right, ...body.at(node.span) }
}

function scalarBehind(type: Type): ir.ScalarName {
  if (type.kind === 'reference') return scalarBehind(type.target)
  return type.kind === 'scalar' ? type.name : 'i32'
}

function compared(node: ExprOf<'Binary'>, operator: ComparisonOperator, body: Body): ir.Expr {
  const [a, b] = [placeOf(node.left, body), placeOf(node.right, body)]
  const [left, right] = [read(a), read(b)]
  // Scalars except text are compared natively
  if (a.type.kind === 'scalar' && a.type.name !== 'str') return { op: 'compare', operator, left, right }
  const isEquality = operator === '==' || operator === '!='
  const shapes = comparedShapes(isEquality, a.type, b.type, body)
  return { op: 'compareShapes', operator, shapes, left, right, ...body.at(node.span) }
}

export function comparedShapes(isEquality: boolean, left: Type, right: Type, body: Body): [ir.ShapeId, ir.ShapeId] {
  body.lowering.demand(isEquality ? 'PartialEq' : 'PartialOrd', left, right)
  return [body.shape(left), body.shape(right)]
}

/** `-x`, `!x`; `*x` is a place. */
export function unary(node: ExprOf<'Unary'>, body: Body): ir.Expr {
  const operand = expression(node.operand, body)
  const callee = body.checked.callees.get(node)
  const type = body.adjustedTypeOf(node.operand)
  if (callee) {
    const found = body.callee(callee, node.span, [type], body.typeOf(node))
    return { op: 'call', callee: found, args: [operand], ...body.at(node.span) }
  }
  if (node.operator === '-') {
    return { op: 'unary', operator: '-', scalar: scalarBehind(type), operand, ...body.at(node.span) }
  }
  return { op: 'unary', operator: '!', scalar: scalarBehind(type), operand }
}

/** `place += value`: evaluates the value first, then the place, once. */
export function compoundAssign(node: ExprOf<'CompoundAssign'>, body: Body): ir.Expr {
  const operand = expression(node.value, body)
  const target = placeOf(node.target, body, true)
  const left = body.adjustedTypeOf(node.target)
  const callee = body.checked.callees.get(node)
  if (!callee) {
    const { operator } = node
    return { op: 'update', place: target.place, operator, scalar: scalarBehind(left), operand, ...body.at(node.span) }
  }
  // The program's own `add_assign` evaluates the target first, like any argument
  const found = body.callee(callee, node.span, [left, body.adjustedTypeOf(node.value)], body.typeOf(node))
  return { op: 'call', callee: found, args: [borrow(target), operand], ...body.at(node.span) }
}

/** `value as T` between scalars and from fieldless enums; pointers do not change. */
export function cast(node: ExprOf<'Cast'>, body: Body): ir.Expr {
  const target = body.typeOf(node)
  const named = body.checked.paths.get(node.operand)
  // Other variants may depend on this discriminant and have none yet
  if (named?.kind === 'variant' && target.kind === 'scalar') return castOfVariant(named, target.name)
  const operand = expression(node.operand, body)
  const source = body.adjustedTypeOf(node.operand)
  if (target.kind !== 'scalar' || (source.kind !== 'scalar' && source.kind !== 'adt')) return operand
  if (source.kind === 'adt' && isRanked(source.adt)) {
    return { op: 'cast', from: 'i128', to: target.name, operand: discriminantOf(source.adt, operand) }
  }
  const from = source.kind === 'scalar' ? source.name : 'i32'
  return from === target.name ? operand : { op: 'cast', from, to: target.name, operand }
}

function castOfVariant({ adt, variant }: { adt: Adt; variant: number }, to: ir.ScalarName): ir.Expr {
  const { discriminant } = variantAt(adt, variant)
  if (BigInt.asIntN(32, discriminant) !== discriminant)
    return { op: 'cast', from: 'i128', to, operand: { op: 'wide', value: String(discriminant) } }
  const operand: ir.Expr = { op: 'value', value: Number(discriminant) }
  return to === 'i32' ? operand : { op: 'cast', from: 'i32', to, operand }
}

function discriminantOf({ variants }: Adt, index: ir.Expr): ir.Expr {
  const numbers = variants.map(({ discriminant }) => discriminant).sort((a, b) => (a < b ? -1 : 1))
  const items = numbers.map((number): ir.Expr => ({ op: 'wide', value: String(number) }))
  const owner: ir.Place = { in: 'temporary', value: { op: 'list', items }, isPlain: false }
  return { op: 'read', place: { in: 'element', owner, index, isPlain: true } }
}
