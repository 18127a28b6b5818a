import type { Block, Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { INTEGER_BITS, isInteger } from '../values/integer'
import { END, type Sequence } from '../values/sequence'
import { conditionRun } from './blocks'
import { type Body, costOf, spanIn } from './body'
import { parameterOf } from './parameter'
import { type Frame, JUMP, jumping, mayJump, RETURN, type Run } from './run'

export type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** What a round of a loop says: go on, leave the loop, or hand a jump on. */
type Round = typeof GO_ON | typeof LEAVE | typeof HAND_ON
export const GO_ON = 0
export const LEAVE = 1
export const HAND_ON = 2

type LoopBody = {
  round: (frame: Frame) => Round
  /** What a jump that is under way means for the loop. */
  outcomeOfJump: () => Round
  /** Whether a jump beyond the loop can come out of it. */
  leaves: boolean
}

/** Compiles the block of a loop; each round is paid for. */
export function loopBody(block: Block, label: string | undefined, body: Body, head?: () => void): LoopBody {
  const { jump, budget } = body.machine
  const span = spanIn(body, block.span)
  const breakTo = body.machine.newTarget()
  const continueTo = body.machine.newTarget()
  const nodes = body.nodes
  body.targets.push({ label, breakTo, continueTo })
  head?.()
  const run = body.block(block)
  body.targets.pop()
  const cost = costOf(body.nodes - nodes)
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

export function jumpingIf(leaves: boolean, run: Run): Run {
  return leaves ? jumping(run) : run
}

/** `for`: over a range of numbers by counting, over everything else by its iterator. */
export function forRun(node: NodeOf<'For'>, body: Body): Run {
  const counted = countedRange(node, body)
  if (counted) return countingRun(node, counted, body)
  const type = body.typeOf(node.iterable)
  const iterable = body.value(node.iterable)
  const iterate = body.machine.traits.iterate(type)
  const { slot, bind } = parameterOf(node.pattern, body)
  const { round, leaves } = loopBody(node.body, node.label?.name, body)
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

type Counted = { from: Expr; to: Expr; isInclusive: boolean }

/** The ends of a range written in the head, of integers that are host numbers. */
function countedRange({ iterable }: NodeOf<'For'>, body: Body): Counted | undefined {
  if (iterable.kind !== 'Range' || !iterable.from || !iterable.to) return undefined
  if (body.checked.adjustments.get(iterable)?.length) return undefined
  const { from, to, isInclusive } = iterable
  return isHostInteger(body.typeOf(from)) ? { from, to, isInclusive } : undefined
}

function isHostInteger(type: Type): boolean {
  return type.kind === 'scalar' && isInteger(type.name) && INTEGER_BITS[type.name] <= 32
}

function countingRun(node: NodeOf<'For'>, { from, to, isInclusive }: Counted, body: Body): Run {
  const first = body.value(from)
  const last = body.value(to)
  const { slot, bind } = parameterOf(node.pattern, body)
  const { round, leaves } = loopBody(node.body, node.label?.name, body)
  const beyond = isInclusive ? 1 : 0
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
export function jumpRun(node: NodeOf<'Break'> | NodeOf<'Continue'> | NodeOf<'Return'>, body: Body): Run {
  const { jump } = body.machine
  const target = targetOf(node, body)
  const value = node.kind !== 'Continue' && node.value ? body.expression(node.value) : undefined
  if (!value) {
    return jumping(() => {
      jump.target = target
      jump.value = undefined
      return JUMP
    })
  }
  return jumping((frame) => {
    const given = value(frame)
    if (given === JUMP) return JUMP
    jump.target = target
    jump.value = given
    return JUMP
  })
}

function targetOf(node: NodeOf<'Break'> | NodeOf<'Continue'> | NodeOf<'Return'>, body: Body): number {
  if (node.kind === 'Return') return RETURN
  const { label } = node
  const fits = (target: Body['targets'][number]) =>
    label ? target.label === label.name : target.continueTo !== undefined
  const target = [...body.targets].reverse().find(fits)
  if (!target) return RETURN
  return node.kind === 'Break' ? target.breakTo : (target.continueTo ?? target.breakTo)
}

/** `loop`: gives the value of its `break`. */
export function loopRun(node: NodeOf<'Loop'>, body: Body): Run {
  const { round, leaves } = loopBody(node.body, node.label?.name, body)
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
export function whileRun(node: NodeOf<'While'>, body: Body): Run {
  let condition: Run = () => false
  const { round, outcomeOfJump, leaves } = loopBody(node.body, node.label?.name, body, () => {
    condition = conditionRun(node.condition, body)
  })
  const { budget } = body.machine
  const span = spanIn(body, node.span)
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
