import { lowerType } from '../items/lowerType'
import type * as tree from '../tree/tree'
import { isFloat, isInteger, isNumber, isScalar, U8 } from '../types/known'
import type { Type } from '../types/type'
import { type Body, hasError, report, settled, shallow, text } from './body'
import { adjust, coercion } from './coerce'
import { checkExpression } from './expressions'

type Cast = tree.ExprOf<'Cast'>

/** `x as T`; validity is checked once all types are known. */
export function checkCast(body: Body, expr: Cast): Type {
  const target = lowerType(body.scope, expr.type)
  const known = shallow(body, target)
  const isGuided = known.kind === 'adt' || isLiteral(expr.operand)
  const found = checkExpression(body, expr.operand, isGuided ? hintFor(known) : undefined)
  if (known.kind === 'error' || hasError(settled(body, found))) return target
  body.later.push(() => judge(body, expr, found, target))
  return target
}

function isLiteral(expr: tree.Expr): boolean {
  if (expr.kind === 'Unary') return expr.operator !== '*' && isLiteral(expr.operand)
  return expr.kind === 'IntLit' || expr.kind === 'FloatLit' || expr.kind === 'Closure'
}

function judge(body: Body, expr: Cast, found: Type, target: Type): void {
  const from = body.inference.resolve(found)
  const to = body.inference.resolve(target)
  if (hasError(from) || hasError(to) || from.kind === 'never') return
  if (isAllowed(from, to)) return
  const steps = body.inference.probe(() => coercion(body, from, to))
  if (steps) return adjust(body, expr.operand, steps)
  const [a, b] = [text(body, from), text(body, to)]
  if (isScalar(to, 'bool') && isNumber(from)) {
    report(body, expr.span, `cannot cast \`${a}\` as \`bool\``, {
      label: 'unsupported cast',
      help: 'compare with zero instead: `!= 0`',
      code: 'E0054',
    })
  } else if (isScalar(to, 'char') && from.kind === 'scalar' && isNumber(from)) {
    report(body, expr.span, `only \`u8\` can be cast as \`char\`, not \`${a}\``, {
      label: 'invalid cast',
      help: a === 'u32' ? 'try `char::from_u32` instead' : 'cast to `u8` first, or use `char::from_u32`',
      code: 'E0604',
    })
  } else if (from.kind === 'reference' && isNumber(to) && from.target.kind === 'scalar' && isNumber(from.target)) {
    report(body, expr.span, `casting \`${a}\` as \`${b}\` is invalid`, {
      label: `cannot cast \`${a}\` as \`${b}\``,
      help: 'dereference the expression: `*…`',
      code: 'E0606',
    })
  } else if (
    to.kind === 'scalar' &&
    (from.kind === 'scalar' || (isNumber(to) && (from.kind === 'reference' || isPlainEnum(from))))
  ) {
    report(body, expr.span, `casting \`${a}\` as \`${b}\` is invalid`, {
      help: from.kind === 'reference' ? 'parse text: `.parse()`' : `cast through an integer first: \`as u8 as ${b}\``,
      code: 'E0606',
    })
  } else {
    report(body, expr.span, `non-primitive cast: \`${a}\` as \`${b}\``, {
      label:
        'an `as` expression can only be used to convert between primitive types or to coerce to a specific trait object',
      ...(from.kind === 'adt' && from.adt.name === 'String' && isNumber(to) ? { help: 'parse it: `.parse()`' } : {}),
      code: 'E0605',
    })
  }
}

function isAllowed(from: Type, to: Type): boolean {
  if (isNumber(from) && isNumber(to)) return true
  if (to.kind !== 'scalar') return false
  if (isInteger(to)) return isScalar(from, 'bool') || isScalar(from, 'char') || isPlainEnum(from)
  if (isScalar(to, 'char')) return isScalar(from, 'u8') || isScalar(from, 'char')
  if (isScalar(to, 'bool')) return isScalar(from, 'bool')
  return isFloat(to) && isFloat(from)
}

function isPlainEnum(type: Type): boolean {
  return (
    type.kind === 'adt' &&
    type.adt.kind === 'enum' &&
    type.adt.variants.length > 0 &&
    type.adt.variants.every(({ fields }) => fields.length === 0)
  )
}

function hintFor(target: Type): Type | undefined {
  if (isNumber(target)) return target
  if (isScalar(target, 'char')) return U8
  if (target.kind === 'function') return target
  return target.kind === 'reference' || target.kind === 'adt' ? target : undefined
}

export function behindReference(body: Body, type: Type): Type {
  const known = shallow(body, type)
  return known.kind === 'reference' && !known.isMutable ? shallow(body, known.target) : known
}
