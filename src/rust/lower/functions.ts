import type { FunctionItem, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { costOf } from './body'
import { behindMoves, declared, movesOf, scoped } from './endings'
import { newBody } from './expressions'
import { notSupported, type Lowering } from './lowering'
import { parameter } from './parameter'

/** What it is given does not end. */
const FORGETTING = 'mem::forget'

/** A function with a body, for these type arguments: its parameters, then what it does. */
export function loweredFunction(lowering: Lowering, item: FunctionItem, args: readonly Type[]): ir.Function {
  const { checked } = lowering
  const body = newBody(lowering, { params: item.params, args, isOwnText: item.isOwn, captures: [] })
  const self = checked.selves.get(item)
  for (const { trait, args: bound } of item.signature.where) {
    if (trait.name === 'FnOnce' && bound[0]?.kind === 'param') body.endings?.calledOnce.add(bound[0].param)
  }
  const params: ir.Parameter[] = self ? [{ slot: body.slotOf(self) }] : []
  const whole = scoped(body, () => {
    if (self) declared(body.slotOf(self), body.concrete(self.type), body)
    for (const { pattern } of item.node?.params ?? []) params.push(parameter(pattern, body))
    if (!item.body) throw notSupported(item.key)
    const moves = movesOf(body)
    if (item.key === FORGETTING) body.endings?.variables.splice(0)
    const { body: node } = item
    return behindMoves(
      moves,
      scoped(body, () => body.block(node), 'temporaries'),
    )
  })
  return { params, size: body.frame.size, cost: costOf(body.nodes), body: whole }
}
