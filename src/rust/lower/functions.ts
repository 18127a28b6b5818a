import type { FunctionItem, Type } from '../front/types/type'
import type * as ir from '../ir/program'
import { costOf } from './body'
import { newBody } from './expressions'
import { notSupported, type Lowering } from './lowering'
import { parameter } from './parameter'

/** A function with a body, for these type arguments: its parameters, then what it does. */
export function loweredFunction(lowering: Lowering, item: FunctionItem, args: readonly Type[]): ir.Function {
  const { checked } = lowering
  const body = newBody(lowering, { params: item.params, args, isOwnText: item.isOwn, captures: [] })
  const self = checked.selves.get(item)
  const params: ir.Parameter[] = self ? [{ slot: body.slotOf(self) }] : []
  for (const { pattern } of item.node?.params ?? []) params.push(parameter(pattern, body))
  if (!item.body) throw notSupported(item.key)
  const block = body.block(item.body)
  return { params, size: body.frame.size, cost: costOf(body.nodes), body: block }
}
