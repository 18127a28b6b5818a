import type { Value } from '../values/value'
import type { Body, NodeOf } from './body'
import { hold, releasing } from './guards'
import { prepared } from './match'
import { patternTest } from './patterns'
import { JUMP, jumping, jumpingLike, mayJump } from './run'
import type { Frame, Run } from './run'

/** Statements in their order, then the value of the block. */
export function blockRun({ statements, tail, guards }: NodeOf<'block'>, body: Body): Run {
  const runs = statements.map(body.expression)
  return releasing(sequenceOf(runs, tail && body.expression(tail)), guards)
}

/** Runs one piece after the other; the value is that of the tail. */
function sequenceOf(statements: readonly Run[], tail: Run | undefined): Run {
  if (statements.length === 0) return tail ?? (() => undefined)
  if (statements.some(mayJump)) return jumpingSequence(statements, tail)
  const [first, second, third] = statements as [Run, Run?, Run?]
  const run = plainSequence(statements, first, second, third, tail)
  return jumpingLike(run, tail)
}

function plainSequence(statements: readonly Run[], first: Run, second?: Run, third?: Run, tail?: Run): Run {
  if (statements.length === 1) {
    if (tail) {
      return (frame) => {
        first(frame)
        return tail(frame)
      }
    }
    return (frame) => {
      first(frame)
    }
  }
  if (statements.length === 2 && second) {
    return (frame) => {
      first(frame)
      second(frame)
      return tail?.(frame)
    }
  }
  if (statements.length === 3 && second && third) {
    return (frame) => {
      first(frame)
      second(frame)
      third(frame)
      return tail?.(frame)
    }
  }
  return (frame) => {
    for (let i = 0; i < statements.length; i++) statements[i]!(frame)
    return tail?.(frame)
  }
}

function jumpingSequence(statements: readonly Run[], tail: Run | undefined): Run {
  return jumping((frame) => {
    for (let i = 0; i < statements.length; i++) if (statements[i]!(frame) === JUMP) return JUMP
    return tail?.(frame)
  })
}

/** `let name = value`. */
export function letRun({ slot, value, guard }: NodeOf<'let'>, body: Body): Run {
  const given = body.expression(value)
  if (!guard) return bindingRun(given, slot)
  const run: Run = (frame) => {
    const cell = given(frame)
    if (cell === JUMP) return JUMP
    frame[slot] = cell
    return hold(guard, frame, cell)
  }
  return jumpingLike(run, given)
}

/** `let` with a pattern, and what happens where it does not fit. */
export function patternRun(node: NodeOf<'letPattern'>, body: Body): Run {
  const { prepare, access } = prepared(node.scrutinee, body)
  const { test, bind } = patternTest(node.pattern, access, body)
  const failure = node.otherwise && body.expression(node.otherwise)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return failure?.(frame)
    return bind?.(frame)
  }
  return jumpingLike(run, prepare, failure)
}

function bindingRun(value: Run, slot: number): Run {
  if (!mayJump(value)) {
    return (frame) => {
      frame[slot] = value(frame)
    }
  }
  return jumping((frame) => {
    const given = value(frame)
    if (given === JUMP) return JUMP
    frame[slot] = given
    return undefined
  })
}

/** `if`, with or without `else`. */
export function ifRun(node: NodeOf<'if'>, body: Body): Run {
  const condition = body.expression(node.condition)
  const then = body.expression(node.then)
  const otherwise = node.otherwise && body.expression(node.otherwise)
  return jumpingLike(branch(condition, then, otherwise), condition, then, otherwise)
}

function branch(condition: Run, then: Run, otherwise: Run | undefined): Run {
  if (mayJump(condition)) {
    return (frame) => {
      const answer = condition(frame)
      if (answer === JUMP) return JUMP
      return answer ? then(frame) : otherwise?.(frame)
    }
  }
  if (otherwise) return (frame) => (condition(frame) ? then(frame) : otherwise(frame))
  return (frame) => (condition(frame) ? then(frame) : undefined)
}

/** A block with a label: `break` of it gives its value. */
export function labelledRun({ target, block: node }: NodeOf<'labelled'>, body: Body): Run {
  const { jump } = body.machine
  const block = body.expression(node)
  if (!mayJump(block)) return block
  return jumping((frame: Frame): Value => {
    const value = block(frame)
    return value === JUMP && jump.target === target ? jump.value : value
  })
}
