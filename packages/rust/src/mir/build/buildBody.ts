import type { CheckedBody } from '../../front/checked/analysis'
import { extendedIn } from '../../front/checked/places'
import type { Expr, Pattern } from '../../front/tree/tree'
import { type Body, whole } from '../mir'
import { STATIC } from '../regions'
import { Builder, type Value } from './builder'
import { bind, block } from './statements'

/** A body with the builder's state that the borrow checker needs. */
export type BuiltBody = { body: Body } & Pick<
  Builder,
  'input' | 'tables' | 'outside' | 'locals' | 'params' | 'loans' | 'given' | 'keeps'
>

export function buildBody(input: CheckedBody): BuiltBody {
  const b = new Builder(input)
  run(b)
  const body = { owner: input.item, blocks: b.finishedBlocks(), closures: b.inner, firstLocal: 0, regions: b.regions }
  return Object.assign(b, { body })
}

function run(b: Builder): void {
  const { regions, input, outside } = b
  const { item, block: node } = input
  const exits: number[] = []
  const unending = { locals: [], isStatement: false }
  const expr: Expr = { kind: 'Block', span: node.span, block: node }
  b.startBlock([], true)
  b.inScope(expr, false, () => {
    if (item) takeParams(b, item)
    // What a constant's value borrows is never dropped
    else if (node.tail) for (const each of extendedIn(b.tables, node.tail)) b.extended.set(each, unending)
    const take = (operand: Value, given: Expr) => {
      b.consume([operand])
      b.given.push({ expr: given, regions: operand.regions })
      const declared = item ? outside.regionsOf(item.signature.result, operand.type) : []
      operand.regions.forEach((region, i) => regions.outlives(region, declared[i] ?? STATIC))
    }
    b.give = (operand, given) => {
      take(operand, given)
      b.leaveScopes(0, given)
      exits.push(b.diverge())
    }
    b.inScope(expr, true, () => take(block(b, node), expr))
  })
  b.joinBlocks([...exits, b.current])
}

function takeParams(b: Builder, item: NonNullable<CheckedBody['item']>): void {
  const { regions: graph, tables, params, outside } = b
  const { signature, node } = item
  const self = tables.selves.get(item)
  let receiver: number | undefined
  const takeSelf = (variable: NonNullable<typeof self>) => {
    const { type } = variable
    const regions = outside.regionsOf(signature.params[0]!, type)
    if (type.kind === 'reference') receiver = regions[0]
    const local = b.localOf(variable)
    local.isParameter = true
    graph.same(regions, local.regions)
    params.push({ type, regions })
    b.store(local)
  }
  const takeParam = (pattern: Pattern, i: number) => {
    const declared = signature.params[i + (self ? 1 : 0)]!
    const variable = tables.locals.get(pattern)
    const type = variable?.type ?? tables.types.get(pattern) ?? declared
    const local = b.newLocal({ type, regions: outside.regionsOf(declared, type) }, { isParameter: true })
    params.push({ ...local, pattern })
    if (pattern.kind === 'WildcardPattern') b.store(Object.assign(local, { madeAt: pattern.span }))
    bind(b, pattern, whole(local), undefined)
    if (variable) b.localOf(variable).isParameter = true
  }
  outside.takeInputs(
    () => {
      if (self) takeSelf(self)
      node?.params.forEach(({ pattern }, i) => takeParam(pattern, i))
    },
    () => receiver,
  )
}
