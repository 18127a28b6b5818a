import type { Expr } from '../tree/tree'
import type { Body } from './body'
import { type Run, JUMP, jumpingLike } from './run'
import { temporaryFor } from './match'
import { patternTest } from './patterns'

/** `matches!(value, pattern if guard)`. */
export function matchesRun(node: Extract<Expr, { kind: 'MatchesCall' }>, body: Body): Run {
  const { prepare, access } = temporaryFor(node.scrutinee, [node.pattern], body)
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
