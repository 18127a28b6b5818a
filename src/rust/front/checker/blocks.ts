import { lowerType } from '../items/lowerType'
import { Module } from '../items/module'
import type * as tree from '../tree/tree'
import { isUnit, NEVER, UNIT } from '../types/known'
import type { Type } from '../types/type'
import { type Body, inScope, report, shallow } from './body'
import { checkCoerced, coerce, innermost } from './coerce'
import { kindText, reportMismatch } from './mismatch'
import { checkPattern } from './patterns'

// Blocks

/** The type of a block's value. */
export function checkBlock(body: Body, block: tree.Block, expected: Type | undefined): Type {
  return inScope(body, () => {
    const outer = body.scope
    const items = block.statements.flatMap((statement) => (statement.kind === 'ItemStatement' ? [statement.item] : []))
    if (items.length > 0) {
      const module = new Module(outer.module.path, outer.module, true, outer.module.crates, outer.module.prelude)
      body.scope = { ...outer, module }
      body.session.declareBlock(module, items, body, variablesOf(block))
    }
    const before = body.diverges
    body.diverges = false
    for (const statement of block.statements) checkStatement(body, statement)
    const type = checkTail(body, block, expected)
    const ends = body.diverges
    body.diverges = before || ends
    body.scope = outer
    return ends && isUnit(type) && !block.tail ? NEVER : type
  })
}

/** The names that the block gives to values, which its items cannot see. */
function variablesOf({ statements }: tree.Block): string[] {
  return statements.flatMap((statement) => (statement.kind === 'Let' ? boundNames(statement.pattern) : []))
}

function boundNames(pattern: tree.Pattern): string[] {
  switch (pattern.kind) {
    case 'BindingPattern':
      return [pattern.name.name]
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items.flatMap(boundNames)
    case 'StructPattern':
      return pattern.fields.flatMap((field) => boundNames(field.pattern))
    default:
      return []
  }
}

function checkTail(body: Body, block: tree.Block, expected: Type | undefined): Type {
  if (block.tail) return body.expression(body, block.tail, expected)
  return UNIT
}

function checkStatement(body: Body, statement: tree.Statement): void {
  switch (statement.kind) {
    case 'Let':
      return checkLet(body, statement)
    case 'ExprStatement':
      return checkExprStatement(body, statement)
    case 'ItemStatement':
      return
  }
}

function checkExprStatement(
  body: Body,
  { expr, hasSemicolon }: Extract<tree.Statement, { kind: 'ExprStatement' }>,
): void {
  if (hasSemicolon) {
    body.expression(body, expr)
    return
  }
  const found = body.expression(body, expr, UNIT)
  if (!coerce(body, expr, found, UNIT)) reportUnused(body, expr, found)
}

function checkLet(body: Body, statement: Extract<tree.Statement, { kind: 'Let' }>): void {
  const declared = statement.type && lowerType(body.scope, statement.type)
  const type = declared ?? body.inference.fresh()
  if (statement.value) {
    if (declared) checkCoerced(body, statement.value, declared)
    else {
      const found = body.expression(body, statement.value)
      if (shallow(body, found).kind === 'never' && type.kind === 'variable') type.variable.diverges = true
      else body.inference.unify(type, found)
    }
  }
  if (statement.otherwise) checkElse(body, statement.otherwise)
  checkPattern(body, statement.pattern, type)
  const local = body.session.tables.locals.get(statement.pattern)
  if (local && !local.isMutable && local.mode === 'move' && statement.value) local.value = statement.value
}

function checkElse(body: Body, block: tree.Block): void {
  const before = body.diverges
  body.diverges = false
  const type = checkBlock(body, block, NEVER)
  const ends = body.diverges || shallow(body, type).kind === 'never'
  body.diverges = before
  if (ends || shallow(body, type).kind === 'error') return
  report(body, block.span, '`else` clause of `let...else` does not diverge', {
    label: `expected \`!\`, found ${kindText(body.inference.resolve(type))}`,
    help: 'leave with `return`, `break`, `continue` or `panic!`',
    code: 'E0308',
  })
}

/** Reports a statement whose value nobody takes. */
function reportUnused(body: Body, expr: tree.Expr, found: Type): void {
  const inner = expr.kind === 'If' ? (expr.then.tail ?? expr) : innermost(expr)
  reportMismatch(body, inner, UNIT, found, { help: 'add a semicolon `;`, or give the value back with `return`' })
}
