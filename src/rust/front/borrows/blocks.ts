import type * as tree from '../tree/tree'
import type { Block, Expr, Pattern, Statement } from '../tree/tree'
import { UNIT } from '../types/known'
import { bind, declare, declareAll } from './bindings'
import { type Build, consume, inScope, type Operand, plain, scopeOf, variableOf } from './build'
import { scrutinee } from './control'
import { extendedIn } from '../checker/extended'
import { isPlace, placed } from './places'
import type { Region } from './regions'

/** The statements of a block, and its value. */
export function block(b: Build, { statements, tail, span }: Block): Operand {
  return inScope(b, { kind: 'Block', span, block: { statements, span } }, false, () => {
    for (const statement of statements) run(b, statement)
    return tail ? b.value(b, tail) : plain(UNIT)
  })
}

function run(b: Build, statement: Statement): void {
  if (statement.kind === 'ItemStatement') return
  if (statement.kind === 'ExprStatement') {
    return inScope(b, statement.expr, true, () => consume(b, [b.value(b, statement.expr)]))
  }
  const { pattern, value: given, otherwise } = statement
  if (!given) return declareAll(b, pattern)
  const scope = scopeOf(b, false)
  inScope(b, given, true, () => {
    for (const expr of extendedIn(b.tables, given, pattern)) if (scope) b.extended.set(expr, scope)
    letValue(b, pattern, given, otherwise)
  })
  const local = b.tables.locals.get(pattern)
  if (local && statement.type) annotated(b, statement.type, variableOf(b, local).regions)
}

/** `let x: &'a T`: the lifetimes that are written are those of the signature. */
function annotated(b: Build, type: tree.Type, regions: readonly Region[]): void {
  if (type.kind !== 'RefType') return
  const { lifetime } = type
  if (lifetime && lifetime.name !== '_') b.flow.outlives(regions[0], b.outside.lifetime(lifetime.name))
  annotated(b, type.target, regions.slice(1))
}

function letValue(b: Build, pattern: Pattern, given: Expr, otherwise: Block | undefined): void {
  if (isName(b, pattern)) {
    if (given.kind === 'Closure') b.kept.add(given)
    return declare(b, pattern, b.value(b, given))
  }
  const isBare = isPlace(b, given)
  if (pattern.kind === 'WildcardPattern') {
    if (isBare) b.place(b, given, false)
    else consume(b, [b.value(b, given)])
    return
  }
  const place = isBare ? scrutinee(b, given, [pattern]) : placed(b, b.value(b, given), given, otherwise !== undefined)
  if (otherwise) {
    const start = b.flow.at
    inScope(b, given, true, () => consume(b, [b.block(b, otherwise)]))
    b.flow.at = start
  }
  bind(b, pattern, place)
}

function isName(b: Build, pattern: Pattern): boolean {
  return pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern && b.tables.locals.has(pattern)
}
