import type * as ir from '../../ir/program'
import type { Value } from '../values/value'
import { patternTest, prepared } from './patterns'
import {
  isJump,
  JUMP,
  jumping,
  jumpingLike,
  mayJump,
  nothing,
  storeOf,
  storeRun,
  type Body,
  type Frame,
  type NodeOf,
  type Run,
} from './run'
import { expressionRun } from './expressions'

export function blockRun({ statements, tail }: NodeOf<'block'>, body: Body): Run {
  return sequenceOf(
    statements.map((each) => expressionRun(each, body)),
    tail && expressionRun(tail, body),
  )
}

/** Runs statements; the value is that of the tail. */
function sequenceOf(statements: readonly Run[], tail: Run = nothing): Run {
  const steps = statements.map(stepOf)
  return jumpingLike(
    statements.some(mayJump) ? jumpingSequence(steps, tail) : plainSequence(steps, tail),
    ...statements,
    tail,
  )
}

/** A statement, and the slot for its value; slot 0 is none. */
type Step = { run: Run; slot: ir.Slot }

function stepOf(statement: Run): Step {
  const store = storeOf(statement)
  return store ? { run: store.value, slot: store.slot } : { run: statement, slot: 0 }
}

const STOPS: Step = { run: nothing, slot: 0 }

function plainSequence([first, second, third = STOPS, fourth = STOPS, ...more]: readonly Step[], tail: Run): Run {
  if (!first) return tail
  const { run, slot } = first
  if (!second) {
    return (frame) => {
      const value = run(frame)
      if (slot !== 0) frame[slot] = value
      return tail(frame)
    }
  }
  const { run: run2, slot: slot2 } = second
  if (third === STOPS) {
    return (frame) => {
      const value = run(frame)
      if (slot !== 0) frame[slot] = value
      const value2 = run2(frame)
      if (slot2 !== 0) frame[slot2] = value2
      return tail(frame)
    }
  }
  const { run: run3, slot: slot3 } = third
  const { run: run4, slot: slot4 } = fourth
  const rest = plainSequence(more, tail)
  return (frame) => {
    const value = run(frame)
    if (slot !== 0) frame[slot] = value
    const value2 = run2(frame)
    if (slot2 !== 0) frame[slot2] = value2
    const value3 = run3(frame)
    if (slot3 !== 0) frame[slot3] = value3
    const value4 = run4(frame)
    if (slot4 !== 0) frame[slot4] = value4
    return rest(frame)
  }
}

function jumpingSequence(steps: readonly Step[], tail: Run): Run {
  const runs = steps.map(({ run }) => run)
  const slots = steps.map(({ slot }) => slot)
  return (frame) => {
    for (let i = 0; i < runs.length; i++) {
      const run = runs[i]!
      const value = run(frame)
      if (isJump(value)) return JUMP
      const slot = slots[i]!
      if (slot !== 0) frame[slot] = value
    }
    return tail(frame)
  }
}

export function letRun({ slot, value }: NodeOf<'let'>, body: Body): Run {
  return storeRun(slot, expressionRun(value, body))
}

export function patternRun(node: NodeOf<'letPattern'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
  const { test, bind } = patternTest(node.pattern, access, body)
  const failure = node.otherwise && expressionRun(node.otherwise, body)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return failure?.(frame)
    return bind?.(frame)
  }
  return jumpingLike(run, prepare, failure)
}

export function ifRun(node: NodeOf<'if'>, body: Body): Run {
  const condition = expressionRun(node.condition, body)
  const then = expressionRun(node.then, body)
  const otherwise = node.otherwise && expressionRun(node.otherwise, body)
  return jumpingLike(branch(condition, then, otherwise), condition, then, otherwise)
}

function branch(condition: Run, then: Run, otherwise: Run | undefined): Run {
  if (mayJump(condition)) {
    return (frame) => {
      const answer = condition(frame)
      if (isJump(answer)) return JUMP
      return answer ? then(frame) : otherwise?.(frame)
    }
  }
  if (otherwise) return (frame) => (condition(frame) ? then(frame) : otherwise(frame))
  return (frame) => (condition(frame) ? then(frame) : undefined)
}

/** A labeled block; `break` provides its value. */
export function labelledRun({ target, block: node }: NodeOf<'labelled'>, body: Body): Run {
  const { jump } = body.machine
  const block = expressionRun(node, body)
  if (!mayJump(block)) return block
  return jumping((frame: Frame): Value => {
    const value = block(frame)
    return value === JUMP && jump.target === target ? jump.value : value
  })
}
