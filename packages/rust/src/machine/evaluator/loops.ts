import type * as ir from '../../ir/program'
import { END, type Sequence } from '../values/sequence'
import { isJump, JUMP, jumping, mayJump, spanOf, type Body, type NodeOf, type Run } from './run'
import { bindOf, located } from './calls'
import { expressionRun, innerRun } from './expressions'

/** Compiles a loop body, which is charged per iteration. */
function loopBody({ breakTo, continueTo, cost, body: block, at }: ir.Round, body: Body) {
  const { jump, budget } = body.machine
  const run = expressionRun(block, body)
  return {
    run,
    budget,
    cost,
    span: spanOf(at),
    /** Whether the current jump continues the loop. */
    continues: () => jump.target === continueTo,
    /** Undefined if the jump targeted the loop. */
    afterJump: () => (jump.target === breakTo ? undefined : JUMP),
    jumps: mayJump(run),
  }
}

/** Gives errors without a position the position of the loop. */
function wholeLoop({ span, jumps }: { span: ir.Span | undefined; jumps: boolean }, run: Run): Run {
  const whole = located(run, span)
  return jumps ? jumping(whole) : whole
}

export function forRun(node: NodeOf<'for'>, body: Body): Run {
  const iterable = innerRun(node.iterable, body)
  const iterate = body.machine.traits.iterate(body.shape(node.shape))
  const { slot } = node.param
  const bind = bindOf(node.param, body)
  const { run, budget, cost, span, continues, afterJump, jumps } = loopBody(node.round, body)
  return wholeLoop({ span, jumps }, (frame) => {
    const sequence: Sequence = iterate(iterable(frame))
    for (;;) {
      const item = sequence.next()
      if (item === END) return undefined
      frame[slot] = item
      bind?.(frame)
      budget.spend(cost, span)
      if (isJump(run(frame)) && !continues()) return afterJump()
    }
  })
}

export function countRun(node: NodeOf<'count'>, body: Body): Run {
  const first = innerRun(node.from, body)
  const last = innerRun(node.to, body)
  const { slot } = node.param
  const bind = bindOf(node.param, body)
  const { run, budget, cost, span, continues, afterJump, jumps } = loopBody(node.round, body)
  const beyond = node.isInclusive ? 1 : 0
  return wholeLoop({ span, jumps }, (frame) => {
    const start = first(frame) as number
    const end = (last(frame) as number) + beyond
    for (let count = start; count < end; count++) {
      frame[slot] = count
      bind?.(frame)
      budget.spend(cost, span)
      if (isJump(run(frame)) && !continues()) return afterJump()
    }
    return undefined
  })
}

export function jumpRun({ target, value: node }: NodeOf<'jump'>, body: Body): Run {
  const { jump } = body.machine
  const value = node && expressionRun(node, body)
  return jumping((frame) => {
    const given = value?.(frame)
    if (isJump(given)) return JUMP
    jump.target = target
    jump.value = given
    return JUMP
  })
}

/** `loop`; `break` provides its value. */
export function loopRun(node: NodeOf<'loop'>, body: Body): Run {
  const { run, budget, cost, span, continues, afterJump, jumps } = loopBody(node.round, body)
  const { jump } = body.machine
  return wholeLoop({ span, jumps }, (frame) => {
    for (;;) {
      budget.spend(cost, span)
      if (isJump(run(frame)) && !continues()) return afterJump() ?? jump.value
    }
  })
}

export function whileRun(node: NodeOf<'while'>, body: Body): Run {
  const condition = expressionRun(node.condition, body)
  const { run, budget, cost, span, continues, afterJump, jumps } = loopBody(node.round, body)
  const headSpan = spanOf(node.at)
  return wholeLoop({ span, jumps: jumps || mayJump(condition) }, (frame) => {
    for (;;) {
      let given = condition(frame)
      if (!given) return undefined
      if (isJump(given)) budget.spend(1, headSpan)
      else {
        budget.spend(cost, span)
        given = run(frame)
      }
      if (isJump(given) && !continues()) return afterJump()
    }
  })
}
