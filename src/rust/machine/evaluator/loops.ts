import type * as ir from '../../ir/program'
import { END, type Sequence } from '../values/sequence'
import { type Body, type NodeOf, spanOf } from './body'
import { bindOf } from './closures'
import { type Frame, JUMP, jumping, mayJump, type Run } from './run'

/** What a round of a loop says: go on, leave the loop, or hand a jump on. */
type Round = typeof GO_ON | typeof LEAVE | typeof HAND_ON
const GO_ON = 0
const LEAVE = 1
const HAND_ON = 2

type LoopBody = {
  round: (frame: Frame) => Round
  /** What a jump that is under way means for the loop. */
  outcomeOfJump: () => Round
  /** Whether a jump beyond the loop can come out of it. */
  leaves: boolean
}

/** Compiles the block of a loop; each round is paid for. */
function loopBody({ breakTo, continueTo, cost, body: block, at }: ir.Round, body: Body): LoopBody {
  const { jump, budget } = body.machine
  const span = spanOf(at)
  const run = body.expression(block)
  const outcomeOfJump = (): Round => {
    if (jump.target === continueTo) return GO_ON
    return jump.target === breakTo ? LEAVE : HAND_ON
  }
  const plain = (frame: Frame): Round => {
    budget.spend(cost, span)
    run(frame)
    return GO_ON
  }
  const jumpingRound = (frame: Frame): Round => {
    budget.spend(cost, span)
    return run(frame) === JUMP ? outcomeOfJump() : GO_ON
  }
  const leaves = mayJump(run)
  return { round: leaves ? jumpingRound : plain, outcomeOfJump, leaves }
}

function jumpingIf(leaves: boolean, run: Run): Run {
  return leaves ? jumping(run) : run
}

/** `for` over what has an iterator. */
export function forRun(node: NodeOf<'for'>, body: Body): Run {
  const iterable = body.value(node.iterable)
  const iterate = body.machine.traits.iterate(body.shape(node.shape))
  const { slot } = node.param
  const bind = bindOf(node.param, body)
  const { round, leaves } = loopBody(node.round, body)
  return jumpingIf(leaves, (frame) => {
    const sequence: Sequence = iterate(iterable(frame))
    for (;;) {
      const item = sequence.next()
      if (item === END) return undefined
      frame[slot] = item
      bind?.(frame)
      const outcome = round(frame)
      if (outcome !== GO_ON) return outcome === LEAVE ? undefined : JUMP
    }
  })
}

/** `for` over a range of numbers, by counting. */
export function countRun(node: NodeOf<'count'>, body: Body): Run {
  const first = body.value(node.from)
  const last = body.value(node.to)
  const { slot } = node.param
  const bind = bindOf(node.param, body)
  const { round, leaves } = loopBody(node.round, body)
  const beyond = node.isInclusive ? 1 : 0
  return jumpingIf(leaves, (frame) => {
    const start = first(frame) as number
    const end = (last(frame) as number) + beyond
    for (let count = start; count < end; count++) {
      frame[slot] = count
      bind?.(frame)
      const outcome = round(frame)
      if (outcome !== GO_ON) return outcome === LEAVE ? undefined : JUMP
    }
    return undefined
  })
}

/** `break`, `continue` and `return`: the value is run, then the jump begins. */
export function jumpRun({ target, value: node }: NodeOf<'jump'>, body: Body): Run {
  const { jump } = body.machine
  const value = node && body.expression(node)
  return jumping((frame) => {
    const given = value?.(frame)
    if (given === JUMP) return JUMP
    jump.target = target
    jump.value = given
    return JUMP
  })
}

/** `loop`: gives the value of its `break`. */
export function loopRun(node: NodeOf<'loop'>, body: Body): Run {
  const { round, leaves } = loopBody(node.round, body)
  const { jump } = body.machine
  return jumpingIf(leaves, (frame) => {
    for (;;) {
      const outcome = round(frame)
      if (outcome === LEAVE) return jump.value
      if (outcome === HAND_ON) return JUMP
    }
  })
}

/** `while` and `while let`. */
export function whileRun(node: NodeOf<'while'>, body: Body): Run {
  const condition = body.expression(node.condition)
  const { round, outcomeOfJump, leaves } = loopBody(node.round, body)
  const { budget } = body.machine
  const span = spanOf(node.at)
  return jumpingIf(leaves || mayJump(condition), (frame) => {
    for (;;) {
      const goesOn = condition(frame)
      if (!goesOn) return undefined
      if (goesOn === JUMP) budget.spend(1, span)
      const outcome = goesOn === JUMP ? outcomeOfJump() : round(frame)
      if (outcome !== GO_ON) return outcome === LEAVE ? undefined : JUMP
    }
  })
}
