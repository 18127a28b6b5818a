import { further } from '../further/further'
import type * as tree from '../tree/tree'
import { ERROR, NEVER, UNIT } from '../types/known'
import type { Type } from '../types/type'
import { checkBlock } from './blocks'
import { demand, failed, inScope, report, settle, settled, shallow, type Body, type Jump } from './body'
import { Branches } from './branches'
import { coerce } from './coerce'
import { checkPattern } from './patterns'

export function withJump(body: Body, jump: Jump, run: () => void): void {
  body.jumps.push(jump)
  const before = body.diverges
  run()
  body.diverges = before
  body.jumps.pop()
}

export function labelled(label: tree.Ident | undefined): { label?: string } {
  return label ? { label: label.name } : {}
}

export function checkBody(body: Body, block: tree.Block): void {
  const type = checkBlock(body, block, UNIT)
  const tail = block.tail
  const fits = tail ? coerce(body, tail, type, UNIT) : true
  if (!fits && tail) further().reportMismatch(body, tail, UNIT, type)
}

/** `for`: what stands behind `in` is turned into an iterator, its items are matched with the pattern. */
export function checkFor(body: Body, expr: Extract<tree.Expr, { kind: 'For' }>): Type {
  const head = settled(body, body.expression(body, expr.iterable))
  const item = itemOf(body, expr, head)
  const jump: Jump = { ...labelled(expr.label), kind: 'plain', breaks: false }
  inScope(body, () =>
    withJump(body, jump, () => {
      checkPattern(body, expr.pattern, item)
      checkBody(body, expr.body)
    }),
  )
  return UNIT
}

function itemOf(body: Body, expr: Extract<tree.Expr, { kind: 'For' }>, head: Type): Type {
  const { world } = body.session
  const [intoIterator, iterator] = [world.trait('IntoIterator'), world.trait('Iterator')]
  const [intoIter, next] = [intoIterator?.functions.get('into_iter'), iterator?.functions.get('next')]
  if (!intoIterator || !iterator || !intoIter || !next || head.kind === 'error' || head.kind === 'never') return ERROR
  const source = body.inference.fresh()
  const item = body.inference.fresh()
  const { span } = expr.iterable
  const refuse = () => further().notIterable(body, head, span)
  demand(body, {
    bound: {
      trait: intoIterator,
      args: [head],
      bindings: [
        { name: 'IntoIter', type: source },
        { name: 'Item', type: item },
      ],
    },
    span,
    explain: refuse,
  })
  settle(body)
  const loop = { intoIter: { item: intoIter, args: [head] }, next: { item: next, args: [source] }, item }
  body.session.tables.loops.set(expr, loop)
  return shallow(body, item)
}

/** A block as an expression; a label makes it one that `break` can leave. */
export function checkBlockExpr(body: Body, expr: tree.BlockExpr, expected: Type | undefined): Type {
  if (!expr.label) return checkBlock(body, expr.block, expected)
  const branches = new Branches(body, expected)
  const jump: Jump = { label: expr.label.name, kind: 'block', branches, breaks: false }
  const before = body.diverges
  body.jumps.push(jump)
  const type = checkBlock(body, expr.block, expected)
  body.jumps.pop()
  if (!branches.add(expr.block.tail, type))
    further().reportMismatch(body, expr.block.tail ?? expr, branches.result, type)
  if (jump.breaks) body.diverges = before
  return branches.result
}

/** `return`. */
export function checkReturn(body: Body, expr: Extract<tree.Expr, { kind: 'Return' }>): Type {
  const { result } = body
  if (!result) {
    if (expr.value) body.expression(body, expr.value)
    return failed(body, expr.span, 'return statement outside of function body', { code: 'E0572' })
  }
  if (!expr.value) {
    if (!body.inference.unify(result, UNIT))
      report(body, expr.span, '`return;` in a function whose return type is not `()`', {
        label: `expected ${further().kindText(body.inference.resolve(result))} because of this return type`,
        help: 'give the `return` a value of the expected type',
        code: 'E0069',
      })
    return NEVER
  }
  const found = body.expression(body, expr.value, result)
  if (!coerce(body, expr.value, found, result)) further().reportMismatch(body, expr.value, result, found)
  return NEVER
}
