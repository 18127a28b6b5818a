import type { Block, ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { condition } from './blocks'
import { type Body, costOf } from './body'
import { parameter } from './parameter'

/** The block of a loop; each round is paid for, with what stands in its head. */
function round<Head>(
  block: Block,
  label: string | undefined,
  body: Body,
  head: () => Head,
): { round: ir.Round; head: Head } {
  const breakTo = body.newTarget()
  const continueTo = body.newTarget()
  const nodes = body.nodes
  body.targets.push({ label, breakTo, continueTo })
  const inHead = head()
  const inside = body.block(block)
  body.targets.pop()
  const cost = costOf(body.nodes - nodes)
  return { round: { breakTo, continueTo, cost, body: inside, ...body.at(block.span) }, head: inHead }
}

/** `loop`: gives the value of its `break`. */
export function loop(node: ExprOf<'Loop'>, body: Body): ir.Expr {
  return { op: 'loop', round: round(node.body, node.label?.name, body, () => undefined).round }
}

/** `while` and `while let`. */
export function whileLoop(node: ExprOf<'While'>, body: Body): ir.Expr {
  const made = round(node.body, node.label?.name, body, () => condition(node.condition, body))
  return { op: 'while', condition: made.head, round: made.round, ...body.at(node.span) }
}

/** `for`: over a range of numbers by counting, over everything else by its iterator. */
export function forLoop(node: ExprOf<'For'>, body: Body): ir.Expr {
  const counted = countedRange(node, body)
  const from = counted && body.expression(counted.from)
  const to = counted && body.expression(counted.to)
  const iterable = counted ? undefined : body.expression(node.iterable)
  const param = parameter(node.pattern, body)
  const made = round(node.body, node.label?.name, body, () => undefined).round
  if (counted && from && to) return { op: 'count', from, to, isInclusive: counted.isInclusive, param, round: made }
  return { op: 'for', iterable: iterable!, shape: body.shape(body.typeOf(node.iterable)), param, round: made }
}

/** The ends of a range written in the head, of integers that are host numbers. */
function countedRange({ iterable }: ExprOf<'For'>, body: Body) {
  if (iterable.kind !== 'Range' || !iterable.from || !iterable.to) return undefined
  if (body.checked.adjustments.get(iterable)?.length) return undefined
  const { from, to, isInclusive } = iterable
  return isHostInteger(body.typeOf(from)) ? { from, to, isInclusive } : undefined
}

function isHostInteger(type: Type): boolean {
  return type.kind === 'scalar' && /^[iu](8|16|32|size)$/.test(type.name)
}

/** `break`, `continue` and `return`: the value is run, then the jump begins. */
export function jump(node: ExprOf<'Break'> | ExprOf<'Continue'> | ExprOf<'Return'>, body: Body): ir.Expr {
  const target = targetOf(node, body)
  const value = node.kind !== 'Continue' && node.value ? body.expression(node.value) : undefined
  return { op: 'jump', target, value }
}

/** Every `return` aims at the function or closure that runs. */
const RETURN: ir.Target = 0

function targetOf(node: ExprOf<'Break'> | ExprOf<'Continue'> | ExprOf<'Return'>, body: Body): ir.Target {
  if (node.kind === 'Return') return RETURN
  const { label } = node
  const target = [...body.targets]
    .reverse()
    .find((candidate) => (label ? candidate.label === label.name : candidate.continueTo !== undefined))
  if (!target) return RETURN
  return node.kind === 'Break' ? target.breakTo : (target.continueTo ?? target.breakTo)
}
