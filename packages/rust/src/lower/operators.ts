import type { Expr, ExprOf } from '../front/tree/tree'
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
  const call = overloaded(node, [node.left, node.right], [left, right], body)
  if (call) return call
  const scalar = scalarBehind(body.adjustedTypeOf(node.left))
  return { op: 'binary', operator, scalar, left, right, ...body.at(node.span) }
}

/** A call of the operator's trait method; undefined if the operator is built in. */
function overloaded(node: Expr, operands: readonly Expr[], args: readonly ir.Expr[], body: Body): ir.Expr | undefined {
  const found = body.checked.callees.get(node)
  if (!found) return undefined
  const callee = body.callee(found, node.span, operands.map(body.adjustedTypeOf), body.typeOf(node))
  return { op: 'call', callee, args, ...body.at(node.span) }
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
  const call = overloaded(node, [node.operand], [operand], body)
  if (call) return call
  const scalar = scalarBehind(body.adjustedTypeOf(node.operand))
  if (node.operator === '-') return { op: 'unary', operator: '-', scalar, operand, ...body.at(node.span) }
  return { op: 'unary', operator: '!', scalar, operand }
}

/** `place += value`: evaluates the value first, then the place, once. */
export function compoundAssign(node: ExprOf<'CompoundAssign'>, body: Body): ir.Expr {
  const operand = expression(node.value, body)
  const target = placeOf(node.target, body, true)
  // The program's own `add_assign` evaluates the target first, like any argument
  const call = overloaded(node, [node.target, node.value], [borrow(target), operand], body)
  if (call) return call
  const scalar = scalarBehind(body.adjustedTypeOf(node.target))
  return { op: 'update', place: target.place, operator: node.operator, scalar, operand, ...body.at(node.span) }
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
