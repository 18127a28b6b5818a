import { bindsMutably, isPlaceExpr } from '../../front/checked/places'
import type { Block, Expr, ExprOf, LetCondition, Pattern } from '../../front/tree/tree'
import type { TraitItem } from '../../front/types/type'
import type { BlockId, LocalDecl, Place } from '../mir'
import { countOf } from '../regions'
import { plain, type Builder, type Value } from './builder'
import { callOf } from './calls'
import { associated } from './environment'
import { dereferenced, isBorrowed, placed } from './places'
import { bind, block, testedPlaces } from './statements'
import { value } from './values'

function joined(b: Builder, expr: Expr): { result: Value; take: (operand: Value) => void } {
  const type = b.typeOf(expr)
  if (countOf(type) === 0) return { result: plain(type), take: (operand) => b.consume([operand]) }
  const held = b.temporary({ type, regions: b.regions.freshFor(type) })
  return {
    result: { type, regions: held.regions, held },
    take: (operand) => put(b, operand, held),
  }
}

function put(b: Builder, operand: Value, held: LocalDecl | undefined): void {
  b.consume([operand])
  if (!held) return
  b.regions.into(operand, held)
  b.define(held)
}

/** Temporaries end with the block. */
function closedBlock(b: Builder, node: Block): Value {
  return b.inScope(node, true, () => block(b, node))
}

/** Temporaries end with the condition. */
function condition(b: Builder, expr: Expr): void {
  b.inScope(expr, true, () => b.consume([value(b, expr)]))
}

/** A value gets a temporary. */
export function scrutinee(b: Builder, expr: Expr, patterns: readonly Pattern[]): Place {
  const isMutable = patterns.some((pattern) => bindsMutably(b.tables, pattern))
  if (!isPlaceExpr(b.tables, expr) || isBorrowed(b, expr)) return placed(b, value(b, expr), expr)
  const place = dereferenced(b, expr, isMutable)
  const isDiscriminant = patterns.some((pattern) => readsDiscriminant(b, pattern))
  b.fakeRead(place, expr, isDiscriminant)
  return place
}

function readsDiscriminant(b: Builder, pattern: Pattern): boolean {
  const { kind } = pattern
  // An identifier without a variable names a variant or constant
  if (kind === 'BindingPattern') return !b.tables.locals.has(pattern)
  return ['TupleStructPattern', 'PathPattern', 'LiteralPattern', 'RangePattern'].includes(kind)
}

type Matched = Pick<LetCondition, 'pattern' | 'scrutinee'>

function withConditionBindings(b: Builder, matched: Matched, run: () => void, otherwise: () => void): void {
  const { pattern, scrutinee: expr } = matched
  const place = scrutinee(b, expr, [pattern])
  const then = () => {
    bind(b, pattern, place, expr)
    run()
  }
  fork(b, () => b.inScope(expr, false, then), otherwise)
}

function fork(b: Builder, then: () => void, otherwise: () => void): void {
  const start = b.current
  b.startBlock([start])
  then()
  const end = b.current
  b.startBlock([start])
  otherwise()
  b.joinBlocks([end, b.current])
}

export function ifElse(b: Builder, expr: ExprOf<'If'>): Value {
  const { result, take } = joined(b, expr)
  const then = () => take(closedBlock(b, expr.then))
  const otherwise = () => expr.otherwise && take(b.inScope(expr.otherwise, true, () => value(b, expr.otherwise!)))
  const { condition: test } = expr
  // Temporaries of an `if let` live until the end of the statement
  if (test.kind === 'LetCondition') withConditionBindings(b, test, then, otherwise)
  else {
    condition(b, test)
    fork(b, then, otherwise)
  }
  return result
}

export function match(b: Builder, expr: ExprOf<'Match'>): Value {
  const { result, take } = joined(b, expr)
  const patterns = expr.arms.map(({ pattern }) => pattern)
  const place = scrutinee(b, expr.scrutinee, patterns)
  const start = b.current
  const ends: BlockId[] = []
  const refused: BlockId[] = []
  const pathOf = ({ projection }: Place) => projection.map((step) => ('name' in step ? step.name : step.kind)).join()
  const tested = () => {
    const places = patterns.flatMap((pattern) => testedPlaces(b, pattern, place))
    return new Map(places.map((each) => [pathOf(each), each]))
  }
  for (const { pattern, guard, body } of expr.arms) {
    b.startBlock([start, ...refused])
    b.inScope(body, false, () => {
      if (guard) {
        bind(b, pattern, place, expr.scrutinee, true)
        const isOfGuard = true
        const kept = [...tested().values()].map((each) => b.borrow(each, guard, { kind: 'shared', isOfGuard }))
        condition(b, guard)
        b.consume(kept)
        refused.push(b.current)
        b.startBlock([b.current])
      }
      bind(b, pattern, place, expr.scrutinee)
      b.inScope(body, true, () => take(value(b, body)))
    })
    ends.push(b.current)
  }
  b.joinBlocks(ends)
  return result
}

export function matches(b: Builder, { scrutinee: expr, pattern, guard }: ExprOf<'MatchesCall'>): void {
  const run = () => guard && condition(b, guard)
  withConditionBindings(b, { pattern, scrutinee: expr }, run, () => undefined)
}

type Target = Builder['targets'][number]

function inTarget(
  b: Builder,
  named: Pick<Target, 'label' | 'result' | 'isBlock'>,
  run: (target: Target) => void,
): void {
  const target: Target = { ...named, depth: b.scopes.length, breaks: [], continues: [] }
  b.targets.push(target)
  run(target)
  b.targets.pop()
}

type LoopExpr = ExprOf<'Loop' | 'While' | 'For'>

function rounds(b: Builder, { label }: LoopExpr, result: Value | undefined, round: (target: Target) => void): void {
  const head = b.startBlock([b.current])
  inTarget(b, { label: label?.name, result, isBlock: false }, (target) => {
    round(target)
    b.loopBack([b.current, ...target.continues], head)
    b.joinBlocks(target.breaks)
  })
}

export function loop(b: Builder, expr: ExprOf<'Loop'>): Value {
  const { result } = joined(b, expr)
  rounds(b, expr, result, () => b.consume([closedBlock(b, expr.body)]))
  return result
}

export function whileLoop(b: Builder, expr: ExprOf<'While'>): void {
  rounds(b, expr, undefined, (target) => {
    const body = () => b.consume([closedBlock(b, expr.body)])
    const { condition: test } = expr
    if (test.kind !== 'LetCondition') {
      condition(b, test)
      target.breaks.push(b.current)
      b.startBlock([b.current])
      return body()
    }
    const leave = () => {
      b.leaveScopes(target.depth, expr)
      target.breaks.push(b.diverge())
    }
    b.inScope(expr, true, () => withConditionBindings(b, test, body, leave))
  })
}

export function forLoop(b: Builder, expr: ExprOf<'For'>): void {
  const facts = b.tables.loops.get(expr)
  if (!facts) return
  b.inScope(expr, true, () => {
    const type = facts.next.args[0]!
    const operand = callOf(b, facts.intoIter, [value(b, expr.iterable)], type)
    const { local: iterator } = placed(b, operand, expr.iterable)
    iterator.isIterator = true
    const regions = associated(b, facts.next.item.owner as TraitItem, 'Item', iterator, facts.item)
    rounds(b, expr, undefined, (target) => {
      b.push({
        ...{ kind: 'assign', isInit: false, origin: expr.iterable },
        rvalue: { kind: 'compute', operands: [iterator], activates: [] },
      })
      const item = b.hold({ type: facts.item, regions })
      target.breaks.push(b.current)
      b.startBlock([b.current])
      b.inScope(expr.body, true, () =>
        b.inScope(expr.body, false, () => {
          bind(b, expr.pattern, placed(b, item, expr.iterable), expr.iterable)
          b.consume([closedBlock(b, expr.body)])
        }),
      )
    })
  })
}

export function labelledBlock(b: Builder, expr: ExprOf<'Block'>): Value {
  const { result, take } = joined(b, expr)
  inTarget(b, { label: expr.label!.name, result, isBlock: true }, (target) => {
    take(block(b, expr.block))
    b.joinBlocks([b.current, ...target.breaks])
  })
  return result
}

export function jump(b: Builder, expr: ExprOf<'Break' | 'Continue'>): void {
  const { label } = expr
  const target = b.targets.findLast((each) => (label ? each.label === label.name : !each.isBlock))
  if (expr.kind === 'Break' && expr.value) put(b, value(b, expr.value), target?.result?.held)
  if (!target) return
  b.leaveScopes(target.depth, expr)
  const ends = expr.kind === 'Break' ? target.breaks : target.continues
  ends.push(b.diverge())
}
