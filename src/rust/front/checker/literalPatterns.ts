import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { type Body, report, shallow } from './body'
import { reportMismatch } from './mismatch'
import { resolveValue } from './paths'
import { pathText } from './variantPaths'

/** Whether a pattern fits the type of what it looks at; if not, that is reported. */
export function unifyPattern(body: Body, pattern: tree.Pattern, expected: Type, found: Type): boolean {
  if (body.inference.unify(expected, found)) return true
  reportMismatch(body, { span: pattern.span }, expected, found)
  return false
}

/** Checks a literal as a pattern. */
export function matchLiteral(body: Body, pattern: tree.PatternOf<'LiteralPattern'>, type: Type): void {
  const found = body.expression(body, pattern.value, type)
  const known = shallow(body, type)
  const isBytes = pattern.value.kind === 'ByteStrLit' && known.kind === 'reference'
  if (!isBytes) unifyPattern(body, pattern, type, found)
}

/** Checks both ends of a range as a pattern. */
export function matchRange(body: Body, pattern: tree.PatternOf<'RangePattern'>, type: Type): void {
  if (pattern.from?.kind === 'StrLit' || pattern.to?.kind === 'StrLit') {
    const help = 'compare with `>=` and `<=` behind an `if`'
    return report(body, pattern.span, 'only `char` and numeric types are allowed in range patterns', {
      help,
      code: 'E0029',
    })
  }
  checkOrder(body, pattern)
  for (const end of [pattern.from, pattern.to]) {
    if (!end) continue
    const found = body.expression(body, end, type)
    if (!body.inference.unify(type, found)) reportMismatch(body, end, type, found)
  }
}

/** A range has to begin before its end. */
function checkOrder(body: Body, { from, to, isInclusive }: tree.PatternOf<'RangePattern'>): void {
  const [low, high] = [from, to].map((end) => end && literalNumber(end))
  if (!from || low === undefined || high === undefined || low < high || (isInclusive && low === high)) return
  report(
    body,
    from.span,
    `lower bound for range pattern must be less than ${isInclusive ? 'or equal to ' : ''}upper bound`,
    {
      label: 'lower bound larger than upper bound',
      help: 'write the smaller one first',
      code: isInclusive ? 'E0030' : 'E0579',
    },
  )
}

function literalNumber(expr: tree.Expr): number | bigint | undefined {
  if (expr.kind === 'IntLit' || expr.kind === 'FloatLit' || expr.kind === 'ByteLit') return expr.value
  if (expr.kind === 'CharLit') return expr.value.codePointAt(0)
  const positive = expr.kind === 'Unary' && expr.operator === '-' ? literalNumber(expr.operand) : undefined
  return positive === undefined ? undefined : -positive
}

/** A const, unit struct or unit variant. */
export function matchPath(body: Body, pattern: tree.Pattern, path: tree.Path, type: Type): void {
  const found = resolveValue(body, path)
  if (!found) return
  const { resolution } = found
  if (resolution.kind === 'function') {
    const { constructs } = resolution.callee.item
    const name = pathText(path)
    report(
      body,
      path.span,
      `expected unit struct, unit variant or constant, found ${constructs ? `tuple ${constructs.adt.kind === 'enum' ? 'variant' : 'struct'}` : 'function'} \`${name}\``,
      {
        label: 'not a unit struct, unit variant or constant',
        ...(constructs ? { help: `use the tuple pattern syntax instead: \`${name}(…)\`` } : {}),
        code: constructs ? 'E0532' : 'E0533',
      },
    )
    return
  }
  body.session.tables.paths.set(pattern, resolution)
  unifyPattern(body, pattern, type, found.type)
}
