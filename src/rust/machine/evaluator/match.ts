import type * as ir from '../../ir/program'
import { type Access, placeAccess, variableAccess } from './access'
import type { Body, NodeOf } from './body'
import { patternTest } from './patterns'
import { JUMP, catching, jumping, jumpingLike, mayJump } from './run'
import type { Run } from './run'

/** Runs an expression once and keeps what it names, so that several patterns can look at the place itself. */
export function prepared(scrutinee: ir.Scrutinee, body: Body): { prepare: Run; access: Access } {
  const { slot, isPlain } = scrutinee
  const access = variableAccess(isPlain, slot)
  if (!('place' in scrutinee)) return { prepare: stored(body.expression(scrutinee.value), slot), access }
  const { place: named, borrows } = scrutinee
  if (named.in === 'slot' && !borrows) return { prepare: nothing, access: variableAccess(isPlain, named.slot) }
  const { throwsJumps } = body
  body.throwsJumps = false
  const place = body.place(scrutinee.place)
  const given = scrutinee.borrows ? place.borrow : place.read
  const prepare = stored(body.throwsJumps ? catching(given) : given, slot)
  body.throwsJumps = throwsJumps
  return { prepare, access: scrutinee.borrows ? placeAccess(true, (frame) => frame[slot]) : access }
}

/** A variable is looked at where it lies. */
const nothing: Run = () => undefined

function stored(value: Run, slot: ir.Slot): Run {
  const run: Run = (frame) => (frame[slot] = value(frame))
  return jumpingLike(run, value)
}

type Arm = { test?: Run; bind?: Run; guard?: Run; run: Run }

/** `match`: the first arm that fits. */
export function matchRun(node: NodeOf<'match'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
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

/** Whether a pattern fits: in a condition, or in `matches!`. */
export function matchesRun(node: NodeOf<'matches'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
  const { test, bind } = patternTest(node.pattern, access, body)
  const guard = node.guard && body.value(node.guard)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return false
    bind?.(frame)
    return guard ? guard(frame) : true
  }
  return jumpingLike(run, prepare)
}
