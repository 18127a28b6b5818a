import { typeText } from '../types/typeText'
import { counted, type Diagnostic, insertion, type Fix, replacement } from '../diagnostics/diagnostic'
import { type Span, textAt } from '../source/span'
import type * as tree from '../tree/tree'
import { isFloat, isInteger, isNumber, isScalar, isStd, isUnit } from '../types/known'
import type { Type, TypeOf } from '../types/type'
import { hasError, report, type Body } from './body'

export function reportMismatch(
  body: Body,
  expr: tree.Expr | { span: Span; kind?: undefined },
  expected: Type,
  found: Type,
  rest: Partial<Pick<Diagnostic, 'message' | 'help' | 'fix'>> = {},
): void {
  const wanted = body.inference.resolve(expected)
  const given = body.inference.resolve(found)
  if (hasError(wanted) || hasError(given)) return
  const advice = rest.help ? rest : adviceFor(body, expr.kind ? expr : undefined, wanted, given)
  report(body, expr.span, rest.message ?? 'mismatched types', {
    label: mismatchLabel(wanted, given),
    ...(advice?.help && { help: advice.help }),
    ...(advice?.fix && { fix: advice.fix }),
    code: 'E0308',
  })
}

function mismatchLabel(wanted: Type, given: Type): string {
  const found = kindText(given, wanted)
  const isLength = wanted.kind === 'array' && given.kind === 'array'
  return `expected ${kindText(wanted, given)}, found ${isLength ? found.replace('an array', 'one') : found}`
}

/** Literals in words, others in backticks. */
export function kindText(type: Type, other?: Type): string {
  switch (type.kind) {
    case 'variable':
      if (type.variable.kind === 'integer') return 'integer'
      if (type.variable.kind === 'float') return 'floating-point number'
      return '`_`'
    case 'param':
      return type.param.isAnonymous ? `type parameter \`${typeText(type)}\`` : `type parameter \`${type.param.name}\``
    case 'functionItem':
      return type.item.constructs ? 'enum constructor' : 'fn item'
    case 'array':
      return other?.kind === 'array' && typeText(type.item) === typeText(other.item)
        ? `an array with a size of ${typeText(type.length)}`
        : `\`${typeText(type)}\``
    case 'tuple':
      return other?.kind === 'tuple' && other.items.length !== type.items.length && type.items.length > 0
        ? `a tuple with ${counted(type.items.length, 'element')}`
        : `\`${typeText(type)}\``
    default:
      return KINDS[type.kind] ?? `\`${typeText(type)}\``
  }
}

/** Kinds of types that rustc names in words. */
export const KINDS: Partial<Record<Type['kind'], string>> = {
  ...{ closure: 'closure', functionItem: 'fn item', function: 'fn pointer' },
  ...{ opaque: 'opaque type', projection: 'associated type', param: 'type parameter' },
}

/** Help text, and a quick fix if there is exactly one. */
export type Advice = Pick<Diagnostic, 'help' | 'fix'>

function adviceFor(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  return (
    (expr && literalAdvice(body, expr, wanted, given)) ??
    numberAdvice(body, expr, wanted, given) ??
    conditionAdvice(body, expr, wanted, given) ??
    textAdvice(body, expr, wanted, given) ??
    referenceAdvice(body, expr, wanted, given) ??
    optionAdvice(body, expr, wanted, given) ??
    otherAdvice(expr, given)
  )
}

function literalAdvice(body: Body, expr: tree.Expr, wanted: Type, given: Type): Advice | undefined {
  const number = expr.kind === 'Unary' && expr.operator === '-' ? expr.operand : expr
  const sign = number === expr ? '' : '-'
  if (isFloat(wanted) && isInteger(given) && number.kind === 'IntLit') {
    return { help: `write \`${sign}${number.value}.0\``, ...pointed(body, number) }
  }
  if (isInteger(wanted) && isFloat(given) && number.kind === 'FloatLit' && Number.isInteger(number.value)) {
    const whole = String(number.value)
    return { help: `write \`${sign}${whole}\``, fix: replacement(number.span, whole) }
  }
  if (!isNumber(wanted) || !isKnownNumber(wanted)) return undefined
  if ((expr.kind === 'FloatLit' || expr.kind === 'IntLit') && isKnownNumber(given)) {
    const plain = textAt(body.session.text, expr.span).slice(0, -(expr.suffix?.length ?? 0) || undefined)
    const fix = expr.kind === 'IntLit' ? { fix: replacement(expr.span, plain + wanted.name) } : {}
    return { help: `change the type of the literal to \`${wanted.name}\``, ...fix }
  }
  const meant = expr.kind === 'StrLit' ? body.session.world.declarations.host?.meantNumber?.(expr.value) : undefined
  return meant && isScalar(wanted, 'u32') ? { help: meant.help, fix: replacement(expr.span, meant.text) } : undefined
}

/** The suffix that turns an integer literal into a float. */
export function pointed(body: Body, { span, suffix }: tree.ExprOf<'IntLit'>): Pick<Diagnostic, 'fix'> {
  const written = textAt(body.session.text, span)
  const digits = suffix ? written.slice(0, -suffix.length) : written
  return /^[\d_]+$/.test(digits) ? { fix: replacement(span, `${digits.replace(/_$/, '')}.0`) } : {}
}

type Known = TypeOf<'scalar'>

function isKnownNumber(type: Type): type is Known {
  return type.kind === 'scalar' && isNumber(type)
}

function numberAdvice(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  if (isKnownNumber(wanted) && isKnownNumber(given)) return castAdvice(body, expr, wanted)
  if (isInteger(wanted) && given.kind === 'variable' && isFloat(given))
    return { help: 'write it without a point, or convert it with `as`' }
  return undefined
}

function castAdvice(body: Body, expr: tree.Expr | undefined, wanted: Known): Advice {
  const written = expr && shortText(expr)
  const help = `write \`${written ?? '(…)'} as ${wanted.name}\``
  if (!expr) return { help }
  const cast = `${operandText(body, expr)} as ${wanted.name}`
  // `<` after a cast would start generic arguments
  const isBeforeLess = /^\s*</.test(body.session.text.slice(expr.span.end, expr.span.end + 20))
  return { help, fix: replacement(expr.span, isBeforeLess ? `(${cast})` : cast) }
}

/** Casts the integer of two numbers, which loses no digits. */
export function operandAdvice(body: Body, expr: tree.ExprOf<'Binary' | 'CompoundAssign'>, l: Type, r: Type) {
  const [left, right] = operandsOf(expr)
  const [a, b] = [body.inference.resolve(l), body.inference.resolve(r)]
  const cast = (expr: tree.Expr, wanted: Known, given: Type) =>
    literalAdvice(body, expr, wanted, given) ?? castAdvice(body, expr, wanted)
  if (expr.kind === 'Binary' && isInteger(a) && isFloat(b) && isKnownNumber(b) && right.kind !== 'FloatLit')
    return cast(left, b, a)
  return isKnownNumber(a) && isKnownNumber(b) ? cast(right, a, b) : undefined
}

export function operandsOf(expr: tree.ExprOf<'Binary' | 'CompoundAssign'>): [left: tree.Expr, right: tree.Expr] {
  return expr.kind === 'Binary' ? [expr.left, expr.right] : [expr.target, expr.value]
}

function conditionAdvice(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  if (!expr || !isScalar(wanted, 'bool')) return undefined
  if (expr.kind === 'Assign') return { help: 'to compare, write `==`', fix: replacement(expr.operatorSpan, '==') }
  if (isStd(given, 'Option'))
    return { help: 'test whether it has a value: `.is_some()`', fix: behind(body, expr, '.is_some()') }
  if (!isNumber(given)) return undefined
  const isNot = expr.kind === 'Unary' && expr.operator === '!'
  const comparison = `${operandText(body, isNot ? expr.operand : expr)} ${isNot ? '==' : '!='} ${isFloat(given) ? '0.0' : '0'}`
  return { help: `a condition is a \`bool\`: \`${comparison}\``, fix: replacement(expr.span, comparison) }
}

function textAdvice(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  if (!isStd(wanted, 'String') || given.kind !== 'reference' || !isScalar(given.target, 'str')) return undefined
  const written = expr && shortText(expr)
  const help = `try using a conversion method: \`${written ?? ''}.to_string()\``
  return { help, ...(expr && { fix: behind(body, expr, '.to_string()') }) }
}

function referenceAdvice(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  const written = (expr && shortText(expr)) ?? '…'
  const before = (sign: string) => (expr ? { fix: replacement(expr.span, sign + operandText(body, expr)) } : {})
  if (wanted.kind === 'reference') {
    const isText = isScalar(wanted.target, 'str') && isStd(given, 'String')
    if (!wanted.isMutable && (isText || sameShape(wanted.target, given)))
      return { help: `consider borrowing here: \`&${written}\``, ...before('&') }
    if (wanted.isMutable && sameShape(wanted.target, given))
      return { help: `consider mutably borrowing here: \`&mut ${written}\``, ...before('&mut ') }
  }
  if (given.kind === 'reference' && sameShape(wanted, given.target)) {
    if (expr?.kind !== 'Ref') return { help: `consider dereferencing the borrow: \`*${written}\``, ...before('*') }
    const inner = textAt(body.session.text, expr.operand.span)
    return { help: 'consider removing the borrow', fix: replacement(expr.span, inner) }
  }
  return undefined
}

function optionAdvice(body: Body, expr: tree.Expr | undefined, wanted: Type, given: Type): Advice | undefined {
  for (const [owner, variant] of [
    ['Option', 'Some'],
    ['Result', 'Ok'],
  ] as const) {
    const fits = wanted.kind === 'adt' && wanted.adt.name === owner && wrappedBy(wanted.args[0]!, given)
    if (fits === undefined || fits === false) continue
    const written = (expr && shortText(expr)) ?? '…'
    const help = `try wrapping the expression in \`${variant}\`: \`${variant}(${fits}${written})\``
    const text = expr && `${variant}(${fits}${textAt(body.session.text, expr.span)})`
    return { help, ...(text && { fix: replacement(expr.span, text) }) }
  }
  if (isStd(given, 'Option')) return { help: TAKE_OUT }
  return isStd(given, 'Result') ? { help: 'take the value out: `if let Ok(…)`, `.unwrap_or(…)`' } : undefined
}

export const TAKE_OUT = 'take the value out: `if let Some(…)`, `.unwrap_or(…)`'

/** False if nothing does. */
function wrappedBy(item: Type, given: Type): '' | '&' | false {
  if (sameShape(item, given)) return ''
  return item.kind === 'reference' && !item.isMutable && sameShape(item.target, given) ? '&' : false
}

function otherAdvice(expr: tree.Expr | undefined, given: Type): Advice | undefined {
  if (isUnit(given) && expr?.kind === 'Block')
    return { help: 'remove the semicolon of the last line to return its value' }
  if (given.kind !== 'functionItem') return undefined
  const isPlain = expr && given.item.signature.params.length === 0
  return { help: 'use parentheses to call it', ...(isPlain && { fix: insertion(expr.span.end, '()') }) }
}

export function operandText(body: Body, expr: tree.Expr): string {
  const written = textAt(body.session.text, expr.span)
  return ATOMS.has(expr.kind) ? written : `(${written})`
}

const ATOMS = new Set<tree.Expr['kind']>([
  ...(['PathExpr', 'Field', 'MethodCall', 'Call', 'Index', 'IntLit', 'FloatLit', 'StrLit', 'FormatCall'] as const),
  ...(['VecList', 'VecRepeat', 'Tuple', 'Array', 'BoolLit', 'CharLit'] as const),
])

function behind(body: Body, expr: tree.Expr, text: string): Fix {
  return replacement(expr.span, operandText(body, expr) + text)
}

function sameShape(a: Type, b: Type): boolean {
  if (a.kind === 'variable' || b.kind === 'variable') return isNumber(a) && isNumber(b) && isFloat(a) === isFloat(b)
  if (a.kind !== b.kind) return false
  if (a.kind === 'scalar') return b.kind === 'scalar' && a.name === b.name
  if (a.kind === 'adt') return b.kind === 'adt' && a.adt === b.adt
  return a.kind !== 'tuple'
}

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
