import type * as tree from '../tree/tree'
import {
  BOOL,
  CHAR,
  TEXT,
  U8,
  isFloat,
  isInteger,
  isIntegerName,
  rangeOf,
  reference,
  scalarNamed,
} from '../types/known'
import type { Type } from '../types/type'
import { failed, report, shallow, type Body } from './body'

/** The type of a literal: of its suffix, of its place, or one that is still open. */
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
  body.session.lints.push(() => checkRange(body, expr, shallow(body, type)))
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

/** Reports a literal that does not fit its type, together with the minus before it. */
function checkRange(body: Body, expr: tree.ExprOf<'IntLit'>, type: Type): void {
  if (type.kind !== 'scalar' || !isIntegerName(type.name)) return
  const { min, max } = rangeOf(type.name)
  const value = body.session.negated.has(expr) ? -expr.value : expr.value
  if (value >= min && value <= max) return
  report(body, expr.span, `literal out of range for \`${type.name}\``, {
    label: `the literal \`${value}\` does not fit into the type \`${type.name}\` whose range is \`${min}..=${max}\``,
    help: `consider using a larger type, like \`${value < 0n ? 'i64' : 'u32'}\``,
  })
}
