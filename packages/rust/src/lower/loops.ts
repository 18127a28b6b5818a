import type { ExprOf } from '../front/tree/tree'
import type { Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { block, conditional } from './blocks'
import { type Body, costOf } from './lowering'
import { behindMoves, declared, depthOf, inScope, leaving, movesOf, needsDrop, scoped, sequence } from './dropScopes'
import { iteratorTypeOf } from './ownMethods'
import { parameter } from './functions'
import { inSlot, read } from './places'
import { expression } from './expressions'

/** Includes the cost of the head. */
function round(node: Loop, body: Body, make: (breakTo: ir.Target) => ir.Expr): ir.Round {
  const breakTo = body.newTarget()
  const continueTo = body.newTarget()
  const nodes = body.nodes
  body.targets.push({ label: node.label?.name, breakTo, continueTo, depth: depthOf(body) })
  const inside = make(breakTo)
  body.targets.pop()
  const cost = costOf(body.nodes - nodes)
  return { breakTo, continueTo, cost, body: inside, ...body.at(node.body.span) }
}

type Loop = ExprOf<'Loop'> | ExprOf<'While'> | ExprOf<'For'>

export function loop(node: ExprOf<'Loop'>, body: Body): ir.Expr {
  return { op: 'loop', round: round(node, body, () => scoped(body, () => block(node.body, body))) }
}

export function whileLoop(node: ExprOf<'While'>, body: Body): ir.Expr {
  if (body.dropScopes && node.condition.kind === 'LetCondition') return whileWithDrops(node, body)
  let condition: ir.Expr = { op: 'unit' }
  const made = round(node, body, () => {
    const lowered = conditional(node.condition, () => block(node.body, body), body)
    condition = lowered.condition
    return lowered.then
  })
  return { op: 'while', condition, round: made, ...body.at(node.span) }
}

/** `while let` drops its scrutinee in each iteration, including the last. */
function whileWithDrops(node: ExprOf<'While'>, body: Body): ir.Expr {
  const made = round(node, body, (breakTo) => {
    const depth = depthOf(body)
    return scoped(body, () => {
      const lowered = conditional(node.condition, () => block(node.body, body), body)
      return { op: 'if', ...lowered, otherwise: leaving({ op: 'jump', target: breakTo }, depth, body) }
    })
  })
  return { op: 'loop', round: made }
}

/** `for`: counts if the range is of integers, otherwise iterates. */
export function forLoop(node: ExprOf<'For'>, body: Body): ir.Expr {
  return scoped(body, () => openFor(node, body), 'variables')
}

function openFor(node: ExprOf<'For'>, body: Body): ir.Expr {
  const counted = countedRange(node, body)
  const from = counted && expression(counted.from, body)
  const to = counted && expression(counted.to, body)
  const iterable = counted ? undefined : iterated(node, body)
  const [param, scope] = inScope(body, () => parameter(node.pattern, body), 'variables')
  const moves = movesOf(body)
  const made = round(node, body, () =>
    scoped(body, () => {
      body.dropScopes?.variables.push(...scope)
      return behindMoves(moves, block(node.body, body))
    }),
  )
  if (counted && from && to) return { op: 'count', from, to, isInclusive: counted.isInclusive, param, round: made }
  const { before, value, type } = iterable!
  const repeated: ir.Expr = { op: 'for', iterable: value, shape: body.shape(type), param, round: made }
  return before ? sequence([before], repeated) : repeated
}

/** An iterator that owns its items is dropped after a `break`. */
function iterated(node: ExprOf<'For'>, body: Body): { before?: ir.Expr; value: ir.Expr; type: Type } {
  const value = expression(node.iterable, body)
  const type = body.typeOf(node.iterable)
  const iterator = body.dropScopes && iteratorTypeOf(body.lowering, type)
  const found = body.checked.loops.get(node)
  if (!iterator || !found || !needsDrop(iterator, body)) return { value, type }
  const slot = body.newSlot()
  declared(slot, iterator, body)
  const callee = body.callee(found.intoIter, node.iterable.span, [type], iterator)
  const before: ir.Expr = { op: 'let', slot, value: { op: 'call', callee, args: [value] } }
  return { before, value: read(inSlot(iterator, slot)), type: iterator }
}

function countedRange({ iterable }: ExprOf<'For'>, body: Body) {
  if (iterable.kind !== 'Range' || !iterable.from || !iterable.to) return undefined
  if (body.checked.adjustments.get(iterable)?.length) return undefined
  const { from, to, isInclusive } = iterable
  const type = body.typeOf(from)
  const isHostInteger = type.kind === 'scalar' && /^[iu](8|16|32|size)$/.test(type.name)
  return isHostInteger ? { from, to, isInclusive } : undefined
}

type Jump = ExprOf<'Break'> | ExprOf<'Continue'> | ExprOf<'Return'>

export function jump(node: Jump, body: Body): ir.Expr {
  const { target, depth } = targetOf(node, body)
  const value = node.kind !== 'Continue' && node.value ? expression(node.value, body) : undefined
  return leaving({ op: 'jump', target, value }, depth, body)
}

/** `return` targets the innermost function or closure. */
const RETURN = { target: 0, depth: 0 }

function targetOf(node: Jump, body: Body): { target: ir.Target; depth: number } {
  if (node.kind === 'Return') return RETURN
  const { label } = node
  const target = body.targets.findLast((candidate) =>
    label ? candidate.label === label.name : candidate.continueTo !== undefined,
  )
  if (!target) return RETURN
  const { breakTo, continueTo = breakTo, depth } = target
  return { target: node.kind === 'Break' ? breakTo : continueTo, depth }
}
