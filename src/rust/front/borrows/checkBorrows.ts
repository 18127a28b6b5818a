import type { Tables } from '../checker/body'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Block, Expr } from '../tree/tree'
import { CheckLimit } from '../types/limit'
import type { FunctionItem, Type } from '../types/type'
import { type Build, consume, inScope, leaveScopes, plain, store, variable, variableOf, whole } from './build'
import { bind } from './bindings'
import { Environment, type Types } from './environment'
import { faultOf } from './faults'
import { Flow } from './flow'
import { type Conflict, conflictsIn } from './loans'
import { placeOf } from './places'
import { STATIC } from './regions'
import { reportRelations, type Taken } from './relations'
import { reportShortParams } from './staticParams'
import { block } from './blocks'
import { unadjusted, value } from './values'

/** What a body is checked with. */
export type BorrowsInput = {
  tables: Tables
  types: Types
  callTrait: (type: Type) => string | undefined
  report: (diagnostic: Diagnostic) => void
  item: FunctionItem
  body: Block
}

/** Reports what is borrowed and used in another way while the borrow is needed, and what does not live long enough. */
export function checkBorrows({ tables, types, callTrait, report, item, body }: BorrowsInput): void {
  const flow = new Flow()
  const context = { flow, types, closures: new Map() }
  const b: Build = {
    ...context,
    tables,
    callTrait,
    outside: new Environment(context, [], [], () => flow.fromOutside()),
    variables: new Map(),
    destructors: new Map(),
    scopes: [],
    targets: [],
    extended: new Map(),
    kept: new Set(),
    give: () => undefined,
    given: [],
    keeps: [],
    value,
    unadjusted,
    place: placeOf,
    block,
  }
  const taken: Taken[] = []
  const conflicts = conflictsOf(b, item, body, taken)
  const seen = new Set<string>()
  for (const conflict of conflicts.toSorted((x, y) => x.node - y.node)) {
    const fault = faultOf(conflict, b.given)
    const key = fault && `${fault.span.start} ${fault.code}`
    if (!fault || seen.has(key!)) continue
    seen.add(key!)
    report(fault)
  }
  if (seen.size > 0) return
  reportRelations(b, item, taken, report)
  reportShortParams(b, item, report)
}

/** What is nested too deeply to be followed is taken as it is: the checker before could follow it. */
function conflictsOf(b: Build, item: FunctionItem, body: Block, taken: Taken[]): Conflict[] {
  try {
    build(b, item, body, taken)
    return b.flow.loans.length === 0 ? [] : conflictsIn(b.flow)
  } catch (error) {
    if (error instanceof RangeError || error instanceof CheckLimit) return []
    throw error
  }
}

/** Turns a function into points, from its parameters to what it gives. */
function build(b: Build, item: FunctionItem, body: Block, taken: Taken[]): void {
  const { flow, tables, outside } = b
  const { signature, node } = item
  const self = tables.selves.get(item)
  const exits: (number | undefined)[] = []
  const expr: Expr = { kind: 'Block', span: body.span, block: body }
  flow.begin()
  inScope(b, expr, false, () => {
    let receiver: number | undefined
    outside.takeInputs(
      () => {
        if (self) {
          const regions = outside.regionsOf(signature.params[0]!, self.type)
          if (self.type.kind === 'reference') receiver = regions[0]
          const receiverOf = variableOf(b, self)
          receiverOf.isParameter = true
          flow.same(regions, receiverOf.regions)
          taken.push({ type: self.type, regions })
          store(b, receiverOf)
        }
        node?.params.forEach(({ pattern }, i) => {
          const declared = signature.params[i + (self ? 1 : 0)]!
          const type = tables.locals.get(pattern)?.type ?? tables.types.get(pattern) ?? declared
          const root = variable(b, { type, regions: outside.regionsOf(declared, type) }, { isParameter: true })
          taken.push({ ...root, pattern })
          bind(b, pattern, whole(root))
          const local = tables.locals.get(pattern)
          if (local) variableOf(b, local).isParameter = true
        })
      },
      () => receiver,
    )
    const take = (operand: ReturnType<typeof plain>, given: Expr) => {
      consume(b, [operand])
      b.given.push({ expr: given, regions: operand.regions })
      const regions = outside.regionsOf(signature.result, operand.type)
      operand.regions.forEach((region, i) => flow.outlives(region, regions[i] ?? STATIC))
    }
    b.give = (operand, given) => {
      take(operand, given)
      leaveScopes(b, 0, given)
      exits.push(flow.at)
      flow.at = undefined
    }
    inScope(b, expr, true, () => take(b.block(b, body), expr))
  })
  flow.meet([...exits, flow.at])
  flow.add({})
}
