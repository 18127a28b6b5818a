import { patternsIn } from '../checked/places'
import type * as tree from '../tree/tree'
import { ERROR, isUnit, NEVER, UNIT } from '../types/known'
import { CheckLimit, type Type } from '../types/type'
import { checkItems, checkLiteral, checkRange, checkReference, checkRepeat, checkTuple } from './aggregates'
import { checkField, checkIndex } from './fields'
import { checkBlockExpr, checkBreak, checkContinue, checkFor, checkLoop, checkReturn, checkWhile } from './loops'
import { checkStruct } from './structs'
import { checkAssign } from './assign'
import { checkIf, checkMatch, checkTry } from './branches'
import { type Body, failed, inScope, report, settled, shallow } from './body'
import { checkCall } from './calls'
import { checkCast } from './casts'
import { checkClosure } from './closures'
import { checkMacro } from './macros'
import { checkMethodCall } from './methods'
import { checkBinary, checkCompound, checkUnary } from './operators'
import { checkPath } from './paths'
import { lowerType } from '../items/lowerType'
import { Module } from '../items/module'
import { checkCoerced, coerce, innermost } from './coerce'
import { kindText, reportMismatch } from './mismatch'
import { checkPattern } from './patterns'

const DEEPEST = 400

/** The expected type guides literals, closures and calls, but is not enforced. */
export function checkExpression(body: Body, expr: tree.Expr, expected?: Type): Type {
  body.depth += 1
  if (body.depth > DEEPEST) throw new CheckLimit('expressions nested too deeply')
  const check = (CHECKS[expr.kind] ?? checkMacro) as (body: Body, expr: tree.Expr, expected?: Type) => Type
  const type = check(body, expr, expected)
  body.depth -= 1
  body.session.tables.types.set(expr, type)
  if (settled(body, type).kind === 'never') body.diverges = true
  return type
}

/** Checks by kind; every other kind is a macro. */
const CHECKS: { [K in tree.Expr['kind']]?: (body: Body, expr: tree.ExprOf<K>, expected?: Type) => Type } = {
  IntLit: checkLiteral,
  FloatLit: checkLiteral,
  BoolLit: checkLiteral,
  CharLit: checkLiteral,
  StrLit: checkLiteral,
  ByteLit: checkLiteral,
  ByteStrLit: checkLiteral,
  PathExpr: checkPath,
  Unary: checkUnary,
  Ref: checkReference,
  Binary: checkBinary,
  Assign: checkAssign,
  CompoundAssign: checkCompound,
  Range: checkRange,
  Cast: checkCast,
  Call: checkCall,
  MethodCall: checkMethodCall,
  Field: checkField,
  Index: checkIndex,
  Try: checkTry,
  Tuple: checkTuple,
  Array: (body, { items }, expected) => {
    const item = checkItems(body, items, expected)
    return { kind: 'array', item, length: { kind: 'length', value: items.length } }
  },
  Repeat: checkRepeat,
  Struct: checkStruct,
  Block: checkBlockExpr,
  If: checkIf,
  Match: checkMatch,
  Loop: checkLoop,
  While: checkWhile,
  For: checkFor,
  Break: checkBreak,
  Continue: checkContinue,
  Return: checkReturn,
  Closure: checkClosure,
  Underscore: (body, { span }) =>
    failed(body, span, 'in expressions, `_` can only be used on the left-hand side of an assignment', {
      label: '`_` not allowed here',
    }),
  ErrorExpr: () => ERROR,
}

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
    const type = block.tail ? checkExpression(body, block.tail, expected) : UNIT
    const ends = body.diverges
    body.diverges = before || ends
    body.scope = outer
    return ends && isUnit(type) && !block.tail ? NEVER : type
  })
}

function variablesOf({ statements }: tree.Block): string[] {
  return statements.flatMap((statement) => (statement.kind === 'Let' ? boundNames(statement.pattern) : []))
}

function boundNames(pattern: tree.Pattern): string[] {
  return patternsIn(pattern).flatMap((part) => (part.kind === 'BindingPattern' ? part.name.name : []))
}

function checkStatement(body: Body, statement: tree.Statement): void {
  if (statement.kind === 'Let') return checkLet(body, statement)
  if (statement.kind === 'ItemStatement') return
  const { expr, hasSemicolon } = statement
  const found = checkExpression(body, expr, hasSemicolon ? undefined : UNIT)
  if (!hasSemicolon && !coerce(body, expr, found, UNIT)) reportUnused(body, expr, found)
}

function checkLet(body: Body, statement: Extract<tree.Statement, { kind: 'Let' }>): void {
  const declared = statement.type && lowerType(body.scope, statement.type)
  const type = declared ?? body.inference.fresh()
  if (statement.value) {
    if (declared) checkCoerced(body, statement.value, declared)
    else {
      const found = checkExpression(body, statement.value)
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

function reportUnused(body: Body, expr: tree.Expr, found: Type): void {
  const inner = expr.kind === 'If' ? (expr.then.tail ?? expr) : innermost(expr)
  reportMismatch(body, inner, UNIT, found, { help: 'add a semicolon `;`, or return it with `return`' })
}
