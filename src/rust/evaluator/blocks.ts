import type { Block, Condition, Expr, Statement } from '../tree/tree'
import type { Value } from '../values/value'
import type { Body, Guard } from './body'
import { guardOf, hold, releasing } from './guards'
import { temporaryFor } from './match'
import { patternTest } from './patterns'
import { JUMP, jumping, jumpingLike, mayJump } from './run'
import type { Frame, Run } from './run'

/** Statements in their order, then the value of the block. */
export function blockRun(block: Block, body: Body): Run {
  const around = body.guards.length
  const statements = block.statements.flatMap((statement) => statementRun(statement, body) ?? [])
  const tail = block.tail && body.expression(block.tail)
  const run = sequenceOf(statements, tail)
  return releasing(run, body.guards.splice(around))
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

function statementRun(statement: Statement, body: Body): Run | undefined {
  switch (statement.kind) {
    case 'ItemStatement':
      return undefined
    case 'ExprStatement':
      return body.expression(statement.expr)
    case 'Let':
      return letRun(statement, body)
  }
}

type Let = Extract<Statement, { kind: 'Let' }>

function letRun({ pattern, value, otherwise }: Let, body: Body): Run | undefined {
  if (!value) return undefined
  if (pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern) {
    const local = body.checked.locals.get(pattern)
    if (local) {
      const run = body.expression(value)
      const guard = guardOf(local, body.concrete(local.type), body)
      return guard ? guardRun(run, body.slotOf(local), guard) : bindingRun(run, body.slotOf(local))
    }
  }
  const { prepare, access } = temporaryFor(value, [pattern], body)
  const { test, bind } = patternTest(pattern, access, body)
  const failure = otherwise && body.block(otherwise)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return failure?.(frame)
    return bind?.(frame)
  }
  return jumpingLike(run, prepare, failure)
}

function guardRun(value: Run, slot: number, guard: Guard): Run {
  const run: Run = (frame) => {
    const cell = value(frame)
    if (cell === JUMP) return JUMP
    frame[slot] = cell
    return hold(guard, frame, cell)
  }
  return jumpingLike(run, value)
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

/** A condition: true, false, or a jump. */
export function conditionRun(condition: Condition, body: Body): Run {
  if (condition.kind !== 'LetCondition') return body.expression(condition)
  const { prepare, access } = temporaryFor(condition.scrutinee, [condition.pattern], body)
  const { test, bind } = patternTest(condition.pattern, access, body)
  const run: Run = (frame) => {
    if (prepare(frame) === JUMP) return JUMP
    if (test && !test(frame)) return false
    bind?.(frame)
    return true
  }
  return jumpingLike(run, prepare)
}

/** `if`, with or without `else`. */
export function ifRun(node: Extract<Expr, { kind: 'If' }>, body: Body): Run {
  const condition = conditionRun(node.condition, body)
  const then = body.block(node.then)
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

/** `{ … }` as an expression; with a label, `break` of it gives its value. */
export function blockExpressionRun(node: Extract<Expr, { kind: 'Block' }>, body: Body): Run {
  if (!node.label) return body.block(node.block)
  const { jump } = body.machine
  const breakTo = body.machine.newTarget()
  body.targets.push({ label: node.label.name, breakTo })
  const block = body.block(node.block)
  body.targets.pop()
  if (!mayJump(block)) return block
  return jumping((frame: Frame): Value => {
    const value = block(frame)
    return value === JUMP && jump.target === breakTo ? jump.value : value
  })
}
