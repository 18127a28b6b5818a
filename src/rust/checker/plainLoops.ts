import { kindText, reportMismatch } from './mismatch'
import { similarName } from '../diagnostics/similarName'
import { type Body, type Jump, inScope, report, failed, shallow } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { labelled, withJump, checkBody } from './loops'
import { Branches, checkCondition } from './branches'
import { UNIT, NEVER } from '../types/known'

/** `loop`: its type is what `break` gives, `!` without any. */
export function checkLoop(body: Body, expr: Extract<tree.Expr, { kind: 'Loop' }>, expected: Type | undefined): Type {
  const jump: Jump = { ...labelled(expr.label), kind: 'loop', branches: new Branches(body, expected), breaks: false }
  const before = body.diverges
  withJump(body, jump, () => checkBody(body, expr.body))
  body.diverges = before || !jump.breaks
  return jump.breaks ? (jump.branches?.result ?? UNIT) : NEVER
}

export function checkWhile(body: Body, expr: Extract<tree.Expr, { kind: 'While' }>): Type {
  const jump: Jump = { ...labelled(expr.label), kind: 'plain', breaks: false }
  inScope(body, () =>
    withJump(body, jump, () => {
      checkCondition(body, expr.condition)
      checkBody(body, expr.body)
    }),
  )
  return UNIT
}

// Jumps

/** `break`, with or without value. */
export function checkBreak(body: Body, expr: Extract<tree.Expr, { kind: 'Break' }>): Type {
  const jump = target(body, expr, 'break')
  if (!jump) {
    if (expr.value) body.expression(body, expr.value)
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
  if (jump.kind === 'plain') {
    body.expression(body, expr.value)
    return failed(body, expr.span, '`break` with value from a `while` or `for` loop', {
      label: 'can only break with a value inside `loop` or breakable block',
      help: 'use `break` on its own without a value inside this loop',
      code: 'E0571',
    })
  }
  const hint = jump.branches ? shallow(body, jump.branches.result) : undefined
  const found = body.expression(body, expr.value, hint && hint.kind !== 'never' ? hint : undefined)
  if (jump.branches && !jump.branches.add(expr.value, found))
    reportMismatch(body, expr.value, jump.branches.result, found)
  return NEVER
}

export function checkContinue(body: Body, expr: Extract<tree.Expr, { kind: 'Continue' }>): Type {
  const jump = target(body, expr, 'continue')
  if (jump?.kind === 'block')
    report(body, expr.span, '`continue` pointing to a labeled block', {
      label: "labeled blocks cannot be `continue`'d",
      code: 'E0696',
    })
  return NEVER
}

function target(body: Body, expr: Extract<tree.Expr, { kind: 'Break' | 'Continue' }>, word: string): Jump | undefined {
  const { label } = expr
  if (label) {
    const found = body.jumps.findLast((jump) => jump.label === label.name)
    if (found) return found
    const similar = similarName(
      label.name,
      body.jumps.flatMap((jump) => jump.label ?? []),
    )
    report(body, label.span, `use of undeclared label \`'${label.name}\``, {
      label: `undeclared label \`'${label.name}\``,
      ...(similar ? { help: `a label with a similar name is reachable: \`'${similar}\`` } : {}),
      code: 'E0426',
    })
    return undefined
  }
  const found = body.jumps.findLast((jump) => jump.kind !== 'block')
  if (found) return found
  const isClosure = body.callable === 'closure'
  report(
    body,
    expr.span,
    isClosure
      ? `\`${word}\` inside of a closure`
      : `\`${word}\` outside of a loop${word === 'break' ? ' or labeled block' : ''}`,
    {
      label: isClosure
        ? `cannot \`${word}\` inside of a closure`
        : `cannot \`${word}\` outside of a loop${word === 'break' ? ' or labeled block' : ''}`,
      help: 'to end the frame or function here, write `return`',
      code: isClosure ? 'E0267' : 'E0268',
    },
  )
  return undefined
}
