import type { CheckedBody } from '../../front/checked/analysis'
import { extendedIn } from '../../front/checked/places'
import type { Expr, Pattern } from '../../front/tree/tree'
import { type Body, whole } from '../mir'
import { RegionGraph, STATIC, type Typed } from '../regions'
import {
  consume,
  diverge,
  finishedBlocks,
  inScope,
  leaveScopes,
  localOf,
  joinBlocks,
  newLocal,
  startBlock,
  store,
  type Builder,
  type Value,
} from './builder'
import { Environment } from './environment'
import { bind, block } from './statements'

/** A body with the builder's state that the borrow checker needs. */
export type BuiltBody = Pick<Builder, 'input' | 'tables' | 'outside' | 'locals' | 'loans' | 'given' | 'keeps'> & {
  body: Body
  params: readonly BuiltParam[]
}

/** A parameter; the receiver has no pattern. */
export type BuiltParam = Typed & { pattern?: Pattern }

export function buildBody(input: CheckedBody): BuiltBody {
  const regions = new RegionGraph()
  const context = { regions, types: input.types, closures: new Map() }
  const b: Builder = {
    ...context,
    input,
    tables: input.tables,
    outside: new Environment(context, [], [], () => regions.freshUniversal()),
    blocks: [],
    current: 0,
    sealed: undefined,
    locals: [],
    loans: [],
    inner: [],
    variables: new Map(),
    destructors: new Map(),
    scopes: [],
    targets: [],
    extended: new Map(),
    kept: new Set(),
    give: () => undefined,
    given: [],
    keeps: [],
  }
  const params: BuiltParam[] = []
  run(b, params)
  const blocks = finishedBlocks(b.blocks, b.current)
  return { ...b, params, body: { owner: input.item, blocks, closures: b.inner, firstLocal: 0, regions } }
}

function run(b: Builder, params: BuiltParam[]): void {
  const { regions, input, outside } = b
  const { item, block: node } = input
  const exits: number[] = []
  const unending = { locals: [], isStatement: false }
  const expr: Expr = { kind: 'Block', span: node.span, block: node }
  startBlock(b, [], true)
  inScope(b, expr, false, () => {
    if (item) takeParams(b, item, params)
    // What a constant's value borrows is never dropped
    else if (node.tail) for (const each of extendedIn(b.tables, node.tail)) b.extended.set(each, unending)
    const take = (operand: Value, given: Expr) => {
      consume(b, [operand])
      b.given.push({ expr: given, regions: operand.regions })
      const declared = item ? outside.regionsOf(item.signature.result, operand.type) : []
      operand.regions.forEach((region, i) => regions.outlives(region, declared[i] ?? STATIC))
    }
    b.give = (operand, given) => {
      take(operand, given)
      leaveScopes(b, 0, given)
      exits.push(diverge(b))
    }
    inScope(b, expr, true, () => take(block(b, node), expr))
  })
  joinBlocks(b, [...exits, b.current])
}

function takeParams(b: Builder, item: NonNullable<CheckedBody['item']>, params: BuiltParam[]): void {
  const { regions: graph, tables, outside } = b
  const { signature, node } = item
  const self = tables.selves.get(item)
  let receiver: number | undefined
  const takeSelf = (variable: NonNullable<typeof self>) => {
    const { type } = variable
    const regions = outside.regionsOf(signature.params[0]!, type)
    if (type.kind === 'reference') receiver = regions[0]
    const local = localOf(b, variable)
    local.isParameter = true
    graph.same(regions, local.regions)
    params.push({ type, regions })
    store(b, local)
  }
  const takeParam = (pattern: Pattern, i: number) => {
    const declared = signature.params[i + (self ? 1 : 0)]!
    const variable = tables.locals.get(pattern)
    const type = variable?.type ?? tables.types.get(pattern) ?? declared
    const local = newLocal(b, { type, regions: outside.regionsOf(declared, type) }, { isParameter: true })
    params.push({ ...local, pattern })
    if (pattern.kind === 'WildcardPattern') store(b, Object.assign(local, { madeAt: pattern.span }))
    bind(b, pattern, whole(local), undefined)
    if (variable) localOf(b, variable).isParameter = true
  }
  outside.takeInputs(
    () => {
      if (self) takeSelf(self)
      node?.params.forEach(({ pattern }, i) => takeParam(pattern, i))
    },
    () => receiver,
  )
}
