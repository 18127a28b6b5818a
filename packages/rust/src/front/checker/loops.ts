import { similarAdvice } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type * as tree from '../tree/tree'
import { ERROR, NEVER, UNIT } from '../types/known'
import type { Type } from '../types/type'
import { checkBlock, checkExpression } from './expressions'
import { type Body, demand, failed, inScope, type Jump, report, settle, settled, shallow, text } from './body'
import { Branches, checkCondition } from './branches'
import { coerce } from './coerce'
import { kindText, reportMismatch } from './mismatch'
import { checkPattern } from './patterns'

/** Checks a loop, whose bindings are local to it. */
function withJump(body: Body, jump: Jump, run: () => void): void {
  body.jumps.push(jump)
  const before = body.diverges
  inScope(body, run)
  body.diverges = before
  body.jumps.pop()
}

function checkBody(body: Body, block: tree.Block): void {
  const type = checkBlock(body, block, UNIT)
  const { tail } = block
  if (tail && !coerce(body, tail, type, UNIT)) reportMismatch(body, tail, UNIT, type)
}

export function checkFor(body: Body, expr: tree.ExprOf<'For'>): Type {
  const head = settled(body, checkExpression(body, expr.iterable))
  const item = itemOf(body, expr, head)
  const jump: Jump = { label: expr.label?.name, kind: 'for', breaks: false }
  withJump(body, jump, () => {
    checkPattern(body, expr.pattern, item)
    checkBody(body, expr.body)
  })
  return UNIT
}

function itemOf(body: Body, expr: tree.ExprOf<'For'>, head: Type): Type {
  const { world } = body.session
  const [intoIterator, iterator] = [world.trait('IntoIterator'), world.trait('Iterator')]
  const [intoIter, next] = [intoIterator?.functions.get('into_iter'), iterator?.functions.get('next')]
  if (!intoIterator || !iterator || !intoIter || !next || head.kind === 'error' || head.kind === 'never') return ERROR
  const source = body.inference.fresh()
  const item = body.inference.fresh()
  const { span } = expr.iterable
  const bindings = Object.entries({ IntoIter: source, Item: item }).map(([name, type]) => ({ name, type }))
  const bound = { trait: intoIterator, args: [head], bindings }
  demand(body, { bound, span, explain: () => notIterable(body, head, span) })
  settle(body)
  const loop = { intoIter: { item: intoIter, args: [head] }, next: { item: next, args: [source] }, item }
  body.session.tables.loops.set(expr, loop)
  return shallow(body, item)
}

/** A block expression; with a label, `break` can target it. */
export function checkBlockExpr(body: Body, expr: tree.BlockExpr, expected: Type | undefined): Type {
  if (!expr.label) return checkBlock(body, expr.block, expected)
  const branches = new Branches(body, expected)
  const jump: Jump = { label: expr.label.name, kind: 'block', branches, breaks: false }
  const before = body.diverges
  body.jumps.push(jump)
  const type = checkBlock(body, expr.block, expected)
  body.jumps.pop()
  if (!branches.add(expr.block.tail, type)) reportMismatch(body, expr.block.tail ?? expr, branches.result, type)
  if (jump.breaks) body.diverges = before
  return branches.result
}

export function checkReturn(body: Body, expr: tree.ExprOf<'Return'>): Type {
  const { result } = body
  if (!result) {
    if (expr.value) checkExpression(body, expr.value)
    return failed(body, expr.span, 'return statement outside of function body', { code: 'E0572' })
  }
  if (!expr.value) {
    if (!body.inference.unify(result, UNIT))
      report(body, expr.span, '`return;` in a function whose return type is not `()`', {
        label: `expected ${kindText(body.inference.resolve(result))} because of this return type`,
        help: 'give the `return` a value of the expected type',
        code: 'E0069',
      })
    return NEVER
  }
  const found = checkExpression(body, expr.value, result)
  if (!coerce(body, expr.value, found, result)) reportMismatch(body, expr.value, result, found)
  return NEVER
}

/** `loop`: the type of its breaks, or `!`. */
export function checkLoop(body: Body, expr: tree.ExprOf<'Loop'>, expected: Type | undefined): Type {
  const branches = new Branches(body, expected)
  const jump: Jump = { label: expr.label?.name, kind: 'loop', branches, breaks: false }
  const before = body.diverges
  withJump(body, jump, () => checkBody(body, expr.body))
  body.diverges = before || !jump.breaks
  return jump.breaks ? branches.result : NEVER
}

export function checkWhile(body: Body, expr: tree.ExprOf<'While'>): Type {
  const jump: Jump = { label: expr.label?.name, kind: 'while', breaks: false }
  withJump(body, jump, () => {
    checkCondition(body, expr.condition)
    checkBody(body, expr.body)
  })
  return UNIT
}

export function checkBreak(body: Body, expr: tree.ExprOf<'Break'>): Type {
  const jump = target(body, expr, 'break')
  if (!jump) {
    if (expr.value) checkExpression(body, expr.value)
    return NEVER
  }
  jump.breaks = true
  if (!expr.value) {
    if (jump.branches && !jump.branches.add(undefined, UNIT))
      report(body, expr.span, 'mismatched types', {
        label: `expected ${kindText(body.inference.resolve(jump.branches.result))}, found \`()\``,
        help: 'give the `break` a value of the correct type',
        code: 'E0308',
      })
    return NEVER
  }
  if (jump.kind === 'for' || jump.kind === 'while') {
    checkExpression(body, expr.value)
    return failed(body, expr.span, `\`break\` with value from a \`${jump.kind}\` loop`, {
      label: 'can only break with a value inside `loop` or breakable block',
      help: 'use `break` on its own without a value inside this loop',
      code: 'E0571',
    })
  }
  const hint = jump.branches ? shallow(body, jump.branches.result) : undefined
  const found = checkExpression(body, expr.value, hint && hint.kind !== 'never' ? hint : undefined)
  if (jump.branches && !jump.branches.add(expr.value, found))
    reportMismatch(body, expr.value, jump.branches.result, found)
  return NEVER
}

export function checkContinue(body: Body, expr: tree.ExprOf<'Continue'>): Type {
  const jump = target(body, expr, 'continue')
  if (jump?.kind === 'block')
    report(body, expr.span, '`continue` pointing to a labeled block', {
      label: "labeled blocks cannot be `continue`'d",
      code: 'E0696',
    })
  return NEVER
}

function target(body: Body, expr: tree.ExprOf<'Break' | 'Continue'>, word: string): Jump | undefined {
  const { label } = expr
  if (label) {
    const found = body.jumps.findLast((jump) => jump.label === label.name)
    if (found) return found
    const labels = body.jumps.flatMap((jump) => jump.label ?? [])
    const similar = similarName(label.name, labels)
    return report(body, label.span, `use of undeclared label \`'${label.name}\``, {
      label: `undeclared label \`'${label.name}\``,
      ...similarAdvice('a label with a similar name is reachable', similar && `'${similar}`, label.span),
      code: 'E0426',
    })
  }
  const found = body.jumps.at(-1)
  if (found?.kind === 'block')
    return report(body, expr.span, `unlabeled \`${word}\` inside of a labeled block`, { code: 'E0695' })
  if (found) return found
  const isClosure = body.callable === 'closure'
  const where = isClosure ? 'inside of a closure' : `outside of a loop${word === 'break' ? ' or labeled block' : ''}`
  return report(body, expr.span, `\`${word}\` ${where}`, {
    label: `cannot \`${word}\` ${where}`,
    help: 'to end the frame or function here, write `return`',
    code: isClosure ? 'E0267' : 'E0268',
  })
}

function notIterable(body: Body, head: Type, span: tree.Expr['span']) {
  const message = `\`${text(body, head)}\` is not an iterator`
  const known = body.inference.resolve(head)
  const range = known.kind === 'adt' && known.adt.name.startsWith('Range') && known.args[0]
  const isNumber = known.kind === 'scalar' || known.kind === 'variable'
  return {
    span,
    message,
    label: range ? `the trait \`Step\` is not implemented for \`${text(body, range)}\`` : message,
    help: range
      ? 'only ranges of integers and of `char` can be iterated over'
      : isNumber
        ? `if you want to iterate between \`start\` until a value \`end\`, use the exclusive range syntax \`start..end\``
        : 'call `.iter()`, or `.chars()` on text',
    code: 'E0277',
  }
}
