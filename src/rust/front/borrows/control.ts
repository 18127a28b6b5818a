import type { Block, Expr, LetCondition, Pattern } from '../tree/tree'
import type { TraitItem } from '../types/type'
import { access, type Build, consume, hold, inScope, leaveScopes, type Operand, plain, typeOf } from './build'
import { bind } from './bindings'
import { callOf } from './calls'
import { associated } from './environment'
import type { Place } from './flow'
import { dereferenced, isPlace, placed } from './places'
import { countOf } from './regions'

type Kind<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** What several ways give: one value in the end. */
function joined(b: Build, expr: Expr): { result: Operand; take: (operand: Operand) => void } {
  const type = typeOf(b, expr)
  const count = countOf(type)
  if (count === 0) return { result: plain(type), take: (operand) => consume(b, [operand]) }
  const held = b.flow.variable({ type, regions: b.flow.freshFor(count) })
  return {
    result: { type, regions: held.regions, held },
    take: (operand) => {
      consume(b, [operand])
      b.flow.into(operand, held)
      b.flow.define(held)
    },
  }
}

/** The value of a block at whose end all that it made is gone. */
function closedBlock(b: Build, block: Block): Operand {
  return inScope(b, block, true, () => b.block(b, block))
}

/** A condition without `let`: what it makes on the way is gone before anything follows. */
export function condition(b: Build, expr: Expr): void {
  inScope(b, expr, true, () => consume(b, [b.value(b, expr)]))
}

/** What is matched: a place that stays where it is, or a value that gets one. */
export function scrutinee(b: Build, expr: Expr, patterns: readonly Pattern[]): Place {
  const isMutable = patterns.some((pattern) => bindsMutably(b, pattern))
  const steps = b.tables.adjustments.get(expr) ?? []
  const isBare = isPlace(b, expr) && !steps.some(({ kind }) => kind === 'borrow')
  if (!isBare) return placed(b, b.value(b, expr), expr, true)
  const place = dereferenced(b, b.place(b, expr, isMutable), steps, expr, isMutable)
  if (patterns.some(isAsking)) access(b, place, 'look', expr)
  return place
}

function isAsking({ kind }: Pattern): boolean {
  return ['TupleStructPattern', 'PathPattern', 'LiteralPattern', 'RangePattern'].includes(kind)
}

function bindsMutably(b: Build, pattern: Pattern): boolean {
  if (b.tables.locals.get(pattern)?.mode === 'mutable') return true
  const inner = (part: Pattern) => bindsMutably(b, part)
  switch (pattern.kind) {
    case 'BindingPattern':
      return pattern.pattern !== undefined && inner(pattern.pattern)
    case 'RefPattern':
      return inner(pattern.target)
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items.some(inner)
    case 'StructPattern':
      return pattern.fields.some((field) => inner(field.pattern))
    case 'OrPattern':
      return pattern.alternatives.some(inner)
    default:
      return false
  }
}

/** Runs with the variables of a condition, if it fits. */
function whereItFits(b: Build, { pattern, scrutinee: expr }: LetCondition, run: () => void, otherwise: () => void) {
  const place = scrutinee(b, expr, [pattern])
  const start = b.flow.at
  inScope(b, expr, false, () => {
    bind(b, pattern, place)
    run()
  })
  const end = b.flow.at
  b.flow.at = start
  otherwise()
  b.flow.meet([end, b.flow.at])
}

export function ifElse(b: Build, expr: Kind<'If'>): Operand {
  const { result, take } = joined(b, expr)
  const then = () => take(closedBlock(b, expr.then))
  const otherwise = () => expr.otherwise && take(inScope(b, expr.otherwise, true, () => b.value(b, expr.otherwise!)))
  const { condition: asked } = expr
  // What is made for an `if let` is gone with the statement around
  if (asked.kind === 'LetCondition') whereItFits(b, asked, then, otherwise)
  else {
    condition(b, asked)
    const start = b.flow.at
    then()
    const end = b.flow.at
    b.flow.at = start
    otherwise()
    b.flow.meet([end, b.flow.at])
  }
  return result
}

export function match(b: Build, expr: Kind<'Match'>): Operand {
  const { result, take } = joined(b, expr)
  const place = scrutinee(
    b,
    expr.scrutinee,
    expr.arms.map(({ pattern }) => pattern),
  )
  const start = b.flow.at
  const ends: (number | undefined)[] = []
  const refused: (number | undefined)[] = []
  for (const { pattern, guard, body } of expr.arms) {
    b.flow.meet([start, ...refused])
    inScope(b, body, false, () => {
      if (guard) {
        bind(b, pattern, place, true)
        condition(b, guard)
        refused.push(b.flow.at)
      }
      bind(b, pattern, place)
      inScope(b, body, true, () => take(b.value(b, body)))
    })
    ends.push(b.flow.at)
  }
  b.flow.meet(ends)
  return result
}

/** `matches!(…)`. */
export function matches(b: Build, { scrutinee: expr, pattern, guard, span }: Kind<'MatchesCall'>): void {
  const run = () => guard && condition(b, guard)
  whereItFits(
    b,
    { kind: 'LetCondition', pattern, scrutinee: expr, span },
    () => void run(),
    () => undefined,
  )
}

// Loops

type Target = Build['targets'][number]

function inTarget(
  b: Build,
  label: string | undefined,
  result: Operand | undefined,
  isBlock: boolean,
  run: (target: Target) => void,
) {
  const target: Target = { label, isBlock, depth: b.scopes.length, result, breaks: [], continues: [] }
  b.targets.push(target)
  run(target)
  b.targets.pop()
}

/** Rounds that begin at one point, until something leaves them. */
function rounds(
  b: Build,
  expr: Kind<'Loop' | 'While' | 'For'>,
  result: Operand | undefined,
  round: (target: Target) => void,
) {
  const head = b.flow.add({})
  inTarget(b, expr.label?.name, result, false, (target) => {
    round(target)
    for (const end of [b.flow.at, ...target.continues]) b.flow.link(end, head)
    b.flow.meet(target.breaks)
  })
}

export function loop(b: Build, expr: Kind<'Loop'>): Operand {
  const { result } = joined(b, expr)
  rounds(b, expr, result, () => consume(b, [closedBlock(b, expr.body)]))
  return result
}

export function whileLoop(b: Build, expr: Kind<'While'>): void {
  rounds(b, expr, undefined, (target) => {
    const body = () => consume(b, [closedBlock(b, expr.body)])
    const { condition: asked } = expr
    if (asked.kind !== 'LetCondition') {
      condition(b, asked)
      target.breaks.push(b.flow.at)
      return body()
    }
    const leave = () => {
      leaveScopes(b, target.depth, expr)
      target.breaks.push(b.flow.at)
      b.flow.at = undefined
    }
    inScope(b, expr, true, () => whereItFits(b, asked, body, leave))
  })
}

export function forLoop(b: Build, expr: Kind<'For'>): void {
  const facts = b.tables.loops.get(expr)
  if (!facts) return
  inScope(b, expr, true, () => {
    const type = facts.next.args[0]!
    const operand = callOf(b, facts.intoIter, [b.value(b, expr.iterable)], type)
    const { root: iterator } = placed(b, operand, expr.iterable, true)
    iterator.isIterator = true
    const regions = associated(b, facts.next.item.owner as TraitItem, 'Item', iterator, facts.item)
    rounds(b, expr, undefined, (target) => {
      b.flow.add({ uses: [iterator] })
      target.breaks.push(b.flow.at)
      inScope(b, expr.body, true, () =>
        inScope(b, expr.body, false, () => {
          bind(b, expr.pattern, placed(b, hold(b, { type: facts.item, regions }), expr.iterable, true))
          consume(b, [closedBlock(b, expr.body)])
        }),
      )
    })
  })
}

/** A block that `break` can leave by its label. */
export function labelledBlock(b: Build, expr: Kind<'Block'>): Operand {
  const { result, take } = joined(b, expr)
  inTarget(b, expr.label!.name, result, true, (target) => {
    take(b.block(b, expr.block))
    b.flow.meet([b.flow.at, ...target.breaks])
  })
  return result
}

/** `break` and `continue`. */
export function jump(b: Build, expr: Kind<'Break' | 'Continue'>): void {
  const { label } = expr
  const target = b.targets.findLast((each) => (label ? each.label === label.name : !each.isBlock))
  if (expr.kind === 'Break' && expr.value) {
    const operand = b.value(b, expr.value)
    consume(b, [operand])
    const held = target?.result?.held
    if (held) {
      b.flow.into(operand, held)
      b.flow.define(held)
    }
  }
  if (!target) return
  leaveScopes(b, target.depth, expr)
  ;(expr.kind === 'Break' ? target.breaks : target.continues).push(b.flow.at)
  b.flow.at = undefined
}
