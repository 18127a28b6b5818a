import { type NodeOf, loopBody, jumpingIf, LEAVE, HAND_ON, GO_ON } from './loops'
import { type Body, spanIn } from './body'
import { type Run, JUMP, mayJump } from './run'
import { conditionRun } from './blocks'

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
