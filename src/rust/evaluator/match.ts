import type { Expr, Pattern } from '../tree/tree'
import { placeAccess, variableAccess } from './access'
import type { Access } from './access'
import type { Body } from './body'
import { patternTest } from './patterns'
import { JUMP, catching, jumping, jumpingLike, mayJump } from './run'
import type { Run } from './run'

/** What is run before patterns are tried, and the place that they look at. */
export type Scrutinee = { prepare: Run; access: Access }

/** Runs an expression once and remembers what it names, so that several patterns can look at the place itself. */
export function temporaryFor(node: Expr, patterns: readonly Pattern[], body: Body): Scrutinee {
  const slot = body.newSlot()
  if (!isPlaceExpression(node)) {
    const value = body.expression(node)
    const type = body.adjustedTypeOf(node)
    return { prepare: stored(value, slot), access: variableAccess(type, body.machine.traits.isPlain(type), slot) }
  }
  const { throwsJumps } = body
  body.throwsJumps = false
  const isMutable = patterns.some((pattern) => bindsMutably(pattern, body))
  const place = body.place(node, isMutable)
  const caught = (run: Run) => (body.throwsJumps ? catching(run) : run)
  const isPlain = body.machine.traits.isPlain(place.type)
  const looked =
    isPlain && isMutable
      ? { prepare: place.borrow, access: placeAccess(place.type, true, (frame) => frame[slot]) }
      : { prepare: place.read, access: variableAccess(place.type, isPlain, slot) }
  const scrutinee = { ...looked, prepare: stored(caught(looked.prepare), slot) }
  body.throwsJumps = throwsJumps
  return scrutinee
}

function stored(value: Run, slot: number): Run {
  const run: Run = (frame) => (frame[slot] = value(frame))
  return jumpingLike(run, value)
}

/** Whether the expression names a place, and makes no value of its own. */
export function isPlaceExpression(node: Expr): boolean {
  return (
    node.kind === 'PathExpr' ||
    node.kind === 'Field' ||
    node.kind === 'Index' ||
    (node.kind === 'Unary' && node.operator === '*')
  )
}

/** Whether a name of the pattern becomes a `&mut` to what the pattern looks at. */
function bindsMutably(pattern: Pattern, body: Body): boolean {
  switch (pattern.kind) {
    case 'BindingPattern':
      return (
        body.checked.locals.get(pattern)?.mode === 'mutable' ||
        (pattern.pattern !== undefined && bindsMutably(pattern.pattern, body))
      )
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items.some((item) => bindsMutably(item, body))
    case 'StructPattern':
      return pattern.fields.some((field) => bindsMutably(field.pattern, body))
    case 'OrPattern':
      return pattern.alternatives.some((alternative) => bindsMutably(alternative, body))
    case 'RefPattern':
      return bindsMutably(pattern.target, body)
    default:
      return false
  }
}

type Arm = { test?: Run; bind?: Run; guard?: Run; run: Run }

/** `match`: the first arm that fits. */
export function matchRun(node: Extract<Expr, { kind: 'Match' }>, body: Body): Run {
  const patterns = node.arms.map(({ pattern }) => pattern)
  const { prepare, access } = temporaryFor(node.scrutinee, patterns, body)
  const arms = node.arms.map(({ pattern, guard, body: result }): Arm => {
    const { test, bind } = patternTest(pattern, access, body)
    return { test, bind, guard: guard && body.value(guard), run: body.expression(result) }
  })
  const run: Run = (frame) => {
    for (let i = 0; i < arms.length; i++) {
      const arm = arms[i]!
      if (arm.test && !arm.test(frame)) continue
      arm.bind?.(frame)
      if (arm.guard && !arm.guard(frame)) continue
      return arm.run(frame)
    }
    return undefined
  }
  const isJumping = mayJump(prepare) || arms.some((arm) => mayJump(arm.run))
  const whole: Run = mayJump(prepare)
    ? (frame) => (prepare(frame) === JUMP ? JUMP : run(frame))
    : (frame) => {
        prepare(frame)
        return run(frame)
      }
  return isJumping ? jumping(whole) : whole
}
