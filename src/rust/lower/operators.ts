import type { ExprOf } from '../front/tree/tree'
import type { ComparisonOperator } from '../ir/program'
import type * as ir from '../ir/program'
import type { Type } from '../front/types/type'
import type { Body } from './body'
import { scoped } from './endings'
import { borrow, read } from './places'

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']

function isComparison(operator: string): operator is ComparisonOperator {
  return COMPARISONS.includes(operator)
}

/** A binary operator: built in for scalars, else the method of a trait. */
export function binary(node: ExprOf<'Binary'>, body: Body): ir.Expr {
  const { operator } = node
  if (isComparison(operator)) return compared(node, operator, body)
  const left = body.expression(node.left)
  if (operator === '&&' || operator === '||') {
    return { op: 'lazy', operator, left, right: scoped(body, () => body.expression(node.right), 'temporaries') }
  }
  const right = body.expression(node.right)
  const types = [body.adjustedTypeOf(node.left), body.adjustedTypeOf(node.right)]
  const callee = body.checked.callees.get(node)
  if (callee) {
    const found = body.callee(callee, node.span, types, body.typeOf(node))
    return { op: 'call', callee: found, args: [left, right], ...body.at(node.span) }
  }
  return { op: 'binary', operator, scalar: scalarBehind(types[0]!), left, right, ...body.at(node.span) }
}

/** The scalar of a type, or of what a reference to it points at. */
function scalarBehind(type: Type): ir.ScalarName {
  if (type.kind === 'reference') return scalarBehind(type.target)
  return type.kind === 'scalar' ? type.name : 'i32'
}

/** Comparing looks at both places and takes neither. */
function compared(node: ExprOf<'Binary'>, operator: ComparisonOperator, body: Body): ir.Expr {
  const [a, b] = [body.place(node.left), body.place(node.right)]
  const [left, right] = [read(a), read(b)]
  // The host's own operators compare all scalars but text
  if (a.type.kind === 'scalar' && a.type.name !== 'str') return { op: 'compare', operator, left, right }
  const isEquality = operator === '==' || operator === '!='
  const shapes = comparedShapes(isEquality, a.type, b.type, body)
  return { op: 'compareShapes', operator, shapes, left, right, ...body.at(node.span) }
}

/** The shapes of two values that are compared. */
export function comparedShapes(isEquality: boolean, left: Type, right: Type, body: Body): [ir.ShapeId, ir.ShapeId] {
  body.lowering.demand(isEquality ? 'PartialEq' : 'PartialOrd', left, right)
  return [body.shape(left), body.shape(right)]
}

/** `-x`, `!x`; `*x` is a place. */
export function unary(node: ExprOf<'Unary'>, body: Body): ir.Expr {
  const operand = body.expression(node.operand)
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

/** `place += value`: the value first, then the place, once. */
export function compoundAssign(node: ExprOf<'CompoundAssign'>, body: Body): ir.Expr {
  const operand = body.expression(node.value)
  const target = body.place(node.target, true)
  const left = body.adjustedTypeOf(node.target)
  const callee = body.checked.callees.get(node)
  if (!callee) {
    const { operator } = node
    return { op: 'update', place: target.place, operator, scalar: scalarBehind(left), operand, ...body.at(node.span) }
  }
  // Where a type has `add_assign` of its own, both sides are run as arguments are: the target first
  const found = body.callee(callee, node.span, [left, body.adjustedTypeOf(node.value)], body.typeOf(node))
  return { op: 'call', callee: found, args: [borrow(target), operand], ...body.at(node.span) }
}
