import { typeText } from '../types/typeText'
import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import { isFloat, isInteger, isNumber, isScalar, isUnit } from '../types/known'
import type { Type } from '../types/type'
import { hasError, report, type Body } from './body'

/** Reports that an expression has another type than its place asks for. */
export function reportMismatch(
  body: Body,
  expr: tree.Expr | { span: Span; kind?: undefined },
  expected: Type,
  found: Type,
  rest: Partial<Diagnostic> = {},
): void {
  const wanted = body.inference.resolve(expected)
  const given = body.inference.resolve(found)
  if (hasError(wanted) || hasError(given)) return
  const help = rest.help ?? helpFor(expr.kind ? expr : undefined, wanted, given)
  report(body, expr.span, rest.message ?? 'mismatched types', {
    label: rest.label ?? mismatchLabel(wanted, given),
    ...(help ? { help } : {}),
    code: rest.code ?? 'E0308',
  })
}

function mismatchLabel(wanted: Type, given: Type): string {
  const found = kindText(given, wanted)
  const isLength = wanted.kind === 'array' && given.kind === 'array'
  return `expected ${kindText(wanted, given)}, found ${isLength ? found.replace('an array', 'one') : found}`
}

/** A type as a label names it: the open types of literals in words, all others in marks. */
export function kindText(type: Type, other?: Type): string {
  switch (type.kind) {
    case 'variable':
      if (type.variable.kind === 'integer') return 'integer'
      if (type.variable.kind === 'float') return 'floating-point number'
      return '`_`'
    case 'param':
      return type.param.isAnonymous ? `type parameter \`${typeText(type)}\`` : `type parameter \`${type.param.name}\``
    case 'closure':
      return 'closure'
    case 'functionItem':
      return type.item.constructs ? 'enum constructor' : 'fn item'
    case 'function':
      return 'fn pointer'
    case 'opaque':
      return 'opaque type'
    case 'projection':
      return 'associated type'
    case 'array':
      return other?.kind === 'array' && typeText(type.item) === typeText(other.item)
        ? `an array with a size of ${typeText(type.length)}`
        : `\`${typeText(type)}\``
    case 'tuple':
      return other?.kind === 'tuple' && other.items.length !== type.items.length && type.items.length > 0
        ? `a tuple with ${type.items.length} element${type.items.length === 1 ? '' : 's'}`
        : `\`${typeText(type)}\``
    default:
      return `\`${typeText(type)}\``
  }
}

function helpFor(expr: tree.Expr | undefined, wanted: Type, given: Type): string | undefined {
  const written = expr && shortText(expr)
  if (isFloat(wanted) && isInteger(given) && expr?.kind === 'IntLit') return `write \`${expr.value}.0\``
  if (wanted.kind === 'scalar' && isNumber(wanted) && given.kind === 'scalar' && isNumber(given)) {
    if (expr?.kind === 'FloatLit' || expr?.kind === 'IntLit')
      return `change the type of the literal to \`${wanted.name}\``
    return written ? `write \`${written} as ${wanted.name}\`` : `write \`(…) as ${wanted.name}\``
  }
  if (isInteger(wanted) && given.kind === 'variable' && isFloat(given))
    return 'write it without a point, or convert it with `as`'
  if (isString(wanted) && given.kind === 'reference' && isScalar(given.target, 'str'))
    return written
      ? `try using a conversion method: \`${written}.to_string()\``
      : 'try using a conversion method: `.to_string()`'
  if (wanted.kind === 'reference' && !wanted.isMutable) {
    if (isScalar(wanted.target, 'str') && isString(given)) return `consider borrowing here: \`&${written ?? '…'}\``
    if (sameShape(wanted.target, given)) return `consider borrowing here: \`&${written ?? '…'}\``
  }
  if (wanted.kind === 'reference' && wanted.isMutable && sameShape(wanted.target, given))
    return `consider mutably borrowing here: \`&mut ${written ?? '…'}\``
  if (given.kind === 'reference' && sameShape(wanted, given.target))
    return `consider dereferencing the borrow: \`*${written ?? '…'}\``
  if (wanted.kind === 'reference' && isNumber(given) && !isScalar(wanted.target, 'str'))
    return 'compare the value behind the reference: put `*` before it'
  if (wanted.kind === 'adt' && wanted.adt.name === 'Option' && sameShape(wanted.args[0]!, given))
    return `try wrapping the expression in \`Some\`: \`Some(${written ?? '…'})\``
  if (wanted.kind === 'adt' && wanted.adt.name === 'Result' && sameShape(wanted.args[0]!, given))
    return `try wrapping the expression in \`Ok\`: \`Ok(${written ?? '…'})\``
  if (given.kind === 'adt' && given.adt.name === 'Option' && sameShape(given.args[0]!, wanted))
    return 'take the value out: `if let Some(…)`, `.unwrap_or(…)`'
  if (isUnit(given) && expr?.kind === 'Block') return 'remove the semicolon of the last line to return its value'
  if (given.kind === 'functionItem') return 'use parentheses to call it'
  return undefined
}

function sameShape(a: Type, b: Type): boolean {
  if (a.kind === 'variable' || b.kind === 'variable') return isNumber(a) && isNumber(b) && isFloat(a) === isFloat(b)
  if (a.kind !== b.kind) return false
  if (a.kind === 'scalar') return b.kind === 'scalar' && a.name === b.name
  if (a.kind === 'adt') return b.kind === 'adt' && a.adt === b.adt
  return a.kind !== 'tuple'
}

function isString(type: Type): boolean {
  return type.kind === 'adt' && type.adt.name === 'String' && !type.adt.isOwn
}

/** A short expression as it can be shown in a help line. */
export function shortText(expr: tree.Expr): string | undefined {
  switch (expr.kind) {
    case 'PathExpr':
      return expr.path.segments.map(({ name }) => name.name).join('::')
    case 'Field': {
      const receiver = shortText(expr.receiver)
      return receiver && `${receiver}.${expr.name.name}`
    }
    case 'MethodCall': {
      const receiver = shortText(expr.receiver)
      return receiver && expr.args.length === 0 ? `${receiver}.${expr.name.name}()` : undefined
    }
    case 'Call': {
      const callee = shortText(expr.callee)
      return callee && expr.args.length === 0 ? `${callee}()` : undefined
    }
    case 'IntLit':
      return `${expr.value}${expr.suffix ?? ''}`
    case 'StrLit':
      return JSON.stringify(expr.value)
    case 'FormatCall':
      return expr.name === 'format' ? 'format!(…)' : undefined
    default:
      return undefined
  }
}
