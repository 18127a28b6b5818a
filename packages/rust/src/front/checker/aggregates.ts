import type * as tree from '../tree/tree'
import {
  adtOf,
  BOOL,
  CHAR,
  ERROR,
  isFloat,
  isInteger,
  isIntegerName,
  isStd,
  rangeOf,
  reference,
  scalarNamed,
  TEXT,
  tuple,
  U8,
} from '../types/known'
import type { Type } from '../types/type'
import { type Body, demand, failed, report, shallow } from './body'
import { staticBelow, unchangingText } from './assign'
import { Branches } from './branches'
import { checkCoerced, coerce } from './coerce'
import { reportMismatch } from './mismatch'
import { unmetBound } from './bounds'
import { checkExpression } from './expressions'

/** `(a, b)`. */
export function checkTuple(body: Body, expr: tree.ExprOf<'Tuple'>, expected: Type | undefined): Type {
  const wanted = expected && shallow(body, expected)
  const parts = wanted?.kind === 'tuple' && wanted.items.length === expr.items.length ? wanted.items : undefined
  return tuple(
    expr.items.map((item, i) => {
      const part = parts?.[i]
      if (part && shallow(body, part).kind !== 'variable') {
        checkCoerced(body, item, part)
        return part
      }
      return checkExpression(body, item, part)
    }),
  )
}

/** The item type of `[a, b]`. */
export function checkItems(body: Body, items: readonly tree.Expr[], expected: Type | undefined): Type {
  const wanted = itemHint(body, expected)
  const item = checkAlike(body, items, wanted)
  return item.kind === 'never' ? (wanted ?? body.inference.fresh()) : item
}

/** The common type of several expressions, which coerce like branches. */
function checkAlike(body: Body, exprs: readonly tree.Expr[], wanted: Type | undefined): Type {
  const branches = new Branches(body, wanted)
  for (const expr of exprs) {
    const known = branches.result.kind === 'never' ? undefined : branches.result
    const found = checkExpression(body, expr, wanted ?? known)
    if (!branches.add(expr, found)) reportMismatch(body, expr, branches.result, found)
  }
  return branches.result
}

function itemHint(body: Body, expected: Type | undefined): Type | undefined {
  const wanted = expected && shallow(body, expected)
  if (wanted?.kind === 'array' || wanted?.kind === 'slice') return wanted.item
  if (isStd(wanted, 'Vec')) return wanted.args[0]
  return undefined
}

/** `a..b` in all forms. */
export function checkRange(body: Body, expr: tree.ExprOf<'Range'>, expected: Type | undefined): Type {
  const { from, to, isInclusive } = expr
  const ends = from && to ? '' : from ? 'From' : to ? 'To' : 'Full'
  const adt = body.session.world.adt(`Range${ends}${to && isInclusive ? 'Inclusive' : ''}`)
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'adt' && wanted.adt === adt ? wanted.args[0] : undefined
  const given = [from, to].filter((end) => end !== undefined)
  const item = checkAlike(body, given, hint)
  return adt ? adtOf(adt, adt.params.length > 0 ? [item] : []) : ERROR
}

/** `&x`, `&mut x`. */
export function checkReference(body: Body, expr: tree.ExprOf<'Ref'>, expected: Type | undefined): Type {
  const wanted = expected && shallow(body, expected)
  const hint = wanted?.kind === 'reference' ? wanted.target : undefined
  const found = checkExpression(body, expr.operand, hint)
  const fixed = expr.isMut ? staticBelow(body, expr.operand) : undefined
  if (fixed !== undefined)
    report(body, expr.span, unchangingText(body, expr.operand, fixed, 'borrow', ' as mutable'), {
      label: 'cannot borrow as mutable',
      help: 'store what changes in the state',
      code: 'E0596',
    })
  return reference(shallow(body, found), expr.isMut)
}

/** `[x; n]`. */
export function checkRepeat(body: Body, expr: tree.ExprOf<'Repeat'>, expected: Type | undefined): Type {
  const hint = itemHint(body, expected)
  const item = repeated(body, expr.item, hint)
  const length = body.scope.constantIn(expr.length, body.scope)
  const isOne = length.kind === 'length' && length.value <= 1
  const isConst =
    (expr.item.kind === 'PathExpr' && body.session.tables.paths.get(expr.item)?.kind === 'constant') ||
    (expr.item.kind === 'Block' && body.session.text.startsWith('const', expr.item.span.start))
  const copy = body.session.world.trait('Copy')
  if (copy && !isOne && !isConst)
    demand(body, {
      bound: { trait: copy, args: [item], bindings: [] },
      span: expr.item.span,
      explain: (bound) => ({
        ...unmetBound(body, bound, expr.item.span),
        help: 'write `vec![…; n]`, or `std::array::from_fn(|_| …)`',
      }),
    })
  return { kind: 'array', item, length }
}

export function repeated(body: Body, item: tree.Expr, hint: Type | undefined): Type {
  const found = checkExpression(body, item, hint)
  return hint && shallow(body, hint).kind !== 'variable' && coerce(body, item, found, hint) ? hint : found
}

/** From its suffix, the expected type, or an inference variable. */
export function checkLiteral(body: Body, expr: tree.Literal, expected: Type | undefined): Type {
  switch (expr.kind) {
    case 'IntLit':
      return integerLiteral(body, expr, expected)
    case 'FloatLit': {
      if (expr.suffix) return scalarNamed(expr.suffix)!
      const known = expected && shallow(body, expected)
      return known && isFloat(known) ? known : body.inference.fresh('float')
    }
    case 'BoolLit':
      return BOOL
    case 'CharLit':
      return CHAR
    case 'StrLit':
      return TEXT
    case 'ByteLit':
      return U8
    case 'ByteStrLit':
      return reference({ kind: 'array', item: U8, length: { kind: 'length', value: expr.value.length } })
  }
}

function integerLiteral(body: Body, expr: tree.ExprOf<'IntLit'>, expected: Type | undefined): Type {
  const type = integerType(body, expr, expected)
  body.session.lints.push(() => checkLiteralRange(body, expr, shallow(body, type)))
  return type
}

function integerType(body: Body, expr: tree.ExprOf<'IntLit'>, expected: Type | undefined): Type {
  if (expr.suffix) {
    const known = scalarNamed(expr.suffix)
    if (known) return known
    return failed(body, expr.span, `invalid suffix \`${expr.suffix}\` for number literal`, {
      label: `invalid suffix \`${expr.suffix}\``,
      help: 'the suffix must be one of the numeric types (`u32`, `isize`, `f32`, etc.)',
    })
  }
  const known = expected && shallow(body, expected)
  if (known && isInteger(known)) return known
  return body.inference.fresh('integer')
}

/** Includes the minus sign. */
function checkLiteralRange(body: Body, expr: tree.ExprOf<'IntLit'>, type: Type): void {
  if (type.kind !== 'scalar' || !isIntegerName(type.name)) return
  const { min, max } = rangeOf(type.name)
  const value = body.session.negated.has(expr) ? -expr.value : expr.value
  if (value >= min && value <= max) return
  report(body, expr.span, `literal out of range for \`${type.name}\``, {
    label: `the literal \`${value}\` does not fit into the type \`${type.name}\` whose range is \`${min}..=${max}\``,
    help: `consider using a larger type, like \`${value < 0n ? 'i64' : 'u32'}\``,
  })
}
