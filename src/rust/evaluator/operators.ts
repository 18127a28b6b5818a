import type { Expr } from '../tree/tree'
import type { ScalarName, Type } from '../types/type'
import { arithmetic, comparison, complement, negation } from '../values/operator'
import type { ArithmeticOperator, ComparisonOperator } from '../values/operator'
import type { Value } from '../values/value'
import { spanIn } from './body'
import type { Body } from './body'
import { pairRun } from './run'
import type { Run } from './run'

type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>
type Operation = (left: Value, right: Value) => Value

const COMPARISONS: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']

function isComparison(operator: string): operator is ComparisonOperator {
  return COMPARISONS.includes(operator)
}

/** A binary operator: built in for scalars, else the method of a trait. */
export function binaryRun(node: NodeOf<'Binary'>, body: Body): Run {
  const { operator } = node
  if (operator === '&&' || operator === '||') return lazyRun(node, body)
  if (isComparison(operator)) return comparisonRun(node, operator, body)
  const left = body.value(node.left)
  const right = body.value(node.right)
  const operation = operationOf(node, operator, body)
  return pairRun(operation, left, right)
}

function lazyRun({ operator, left, right }: NodeOf<'Binary'>, body: Body): Run {
  const first = body.value(left)
  const second = body.value(right)
  return operator === '&&' ? (frame) => first(frame) && second(frame) : (frame) => first(frame) || second(frame)
}

/** The function of an arithmetic operator, with references looked through. */
function operationOf(
  node: NodeOf<'Binary'> | NodeOf<'CompoundAssign'>,
  operator: ArithmeticOperator,
  body: Body,
): Operation {
  const [leftNode, rightNode] = node.kind === 'Binary' ? [node.left, node.right] : [node.target, node.value]
  const left = body.adjustedTypeOf(leftNode)
  const right = body.adjustedTypeOf(rightNode)
  const callee = body.checked.callees.get(node)
  if (callee) return body.callable(callee, node.span, [left, right], body.typeOf(node))
  return arithmetic(operator, scalarBehind(left), spanIn(body, node.span)) as Operation
}

/** The scalar of a type, or of what a reference to it points at. */
function scalarBehind(type: Type): ScalarName {
  if (type.kind === 'reference') return scalarBehind(type.target)
  return type.kind === 'scalar' ? type.name : 'i32'
}

/** Comparing looks at both places and takes neither. */
function comparisonRun(node: NodeOf<'Binary'>, operator: ComparisonOperator, body: Body): Run {
  const left = body.place(node.left)
  const right = body.place(node.right)
  return comparing(operator, left.type, right.type, left.read, right.read, body)
}

function comparing(
  operator: ComparisonOperator,
  leftType: Type,
  rightType: Type,
  left: Run,
  right: Run,
  body: Body,
): Run {
  const { traits } = body.machine
  if (isHostComparable(leftType)) return pairRun(comparison(operator) as Operation, left, right)
  if (operator === '==' || operator === '!=') {
    const equal = traits.equalTo(leftType, rightType)
    return operator === '=='
      ? (frame) => equal(left(frame), right(frame))
      : (frame) => !equal(left(frame), right(frame))
  }
  const compare = traits.partialCompareTo(leftType, rightType)
  const holds = comparison(operator)
  return (frame) => {
    const order = compare(left(frame), right(frame))
    return order !== undefined && holds(order, 0)
  }
}

/** Whether the host's own operators compare values of the type: all scalars but text. */
function isHostComparable(type: Type): boolean {
  return type.kind === 'scalar' && type.name !== 'str'
}

/** `-x`, `!x`; `*x` is a place. */
export function unaryRun(node: NodeOf<'Unary'>, body: Body): Run {
  const operand = body.value(node.operand)
  const callee = body.checked.callees.get(node)
  const type = body.adjustedTypeOf(node.operand)
  if (callee) {
    const call = body.callable(callee, node.span, [type], body.typeOf(node))
    return (frame) => call(operand(frame))
  }
  const scalar = scalarBehind(type)
  const operation = node.operator === '-' ? negation(scalar, spanIn(body, node.span)) : complement(scalar)
  return (frame) => (operation as (value: Value) => Value)(operand(frame))
}

/** `place += value`: the value first, then the place, once. */
export function compoundAssignRun(node: NodeOf<'CompoundAssign'>, body: Body): Run {
  const operand = body.value(node.value)
  const target = body.place(node.target, true)
  const operation = operationOf(node, node.operator, body)
  if (!body.checked.callees.has(node)) return target.update(operand, operation)
  // Where a type has `add_assign` of its own, both sides are run as arguments are: the target first
  return (frame) => operation(target.borrow(frame), operand(frame))
}
