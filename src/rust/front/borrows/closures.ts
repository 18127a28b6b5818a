import type { ClosureExpr } from '../tree/tree'
import {
  borrow,
  type Build,
  consume,
  hold,
  inScope,
  leaveScopes,
  noteClosure,
  type Operand,
  read,
  typeOf,
  variableOf,
  whole,
} from './build'
import { bind } from './bindings'
import { type Capture, capturesOf } from './captured'
import type { Place } from './flow'
import { derefOf, fieldOf } from './places'

/** Makes a closure: it holds what it takes from outside. Its body is looked at by itself. */
export function closure(b: Build, expr: ClosureExpr): Operand {
  const type = typeOf(b, expr)
  const region = b.flow.fresh()
  const operands = capturesOf(b, expr).map((capture) => taken(b, capture, expr))
  for (const { regions } of operands) for (const held of regions) b.flow.outlives(held, region)
  consume(b, operands)
  if (type.kind === 'closure') body(b, expr, type)
  return hold(b, { type, regions: [region] })
}

function taken(b: Build, capture: Capture, expr: ClosureExpr): Operand {
  const place = placeOf(b, capture)
  if (capture.use === 'move') return read(b, place, expr)
  return borrow(b, place, expr, { isMutable: capture.use === 'mutable', closure: expr, usedAt: capture.by })
}

function placeOf(b: Build, { local, path }: Capture): Place {
  return path.reduce(
    (place, part) => (part.startsWith('*') ? derefOf(place, place.type) : fieldOf(b, place, part)),
    whole(variableOf(b, local)),
  )
}

/** The points of the body stand beside those around it: when it is called is not known here. */
function body(b: Build, expr: ClosureExpr, type: ReturnType<typeof typeOf> & { kind: 'closure' }): void {
  const { flow, scopes, targets, give } = b
  const outside = flow.at
  const facts = noteClosure(b, type.closure)
  const result = flow.variable(facts.result)
  const exits: (number | undefined)[] = []
  b.scopes = []
  b.targets = []
  b.give = (operand, given) => {
    consume(b, [operand])
    flow.into(operand, result)
    b.given.push({ expr: given, regions: operand.regions, closure: expr })
    flow.define(result)
    leaveScopes(b, 0, given)
    exits.push(flow.at)
    flow.at = undefined
  }
  flow.begin()
  inScope(b, expr, false, () => {
    expr.params.forEach(({ pattern }, i) => {
      const param = flow.variable(facts.params[i] ?? { type: typeOf(b, pattern), regions: [] })
      bind(b, pattern, whole(param))
    })
    inScope(b, expr, true, () => {
      const operand = b.value(b, expr.body)
      consume(b, [operand])
      flow.into(operand, result)
      b.given.push({ expr: expr.body, regions: operand.regions, closure: expr })
      flow.define(result)
    })
  })
  flow.meet([...exits, flow.at])
  flow.add({ uses: [result] })
  Object.assign(b, { scopes, targets, give })
  flow.at = outside
}
