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
  for (const end of [pattern.from, pattern.to]) {
    if (!end) continue
    const found = body.expression(body, end, type)
    if (!body.inference.unify(type, found)) reportMismatch(body, end, type, found)
  }
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
        code: 'E0532',
      },
    )
    return
  }
  body.session.tables.paths.set(pattern, resolution)
  unifyPattern(body, pattern, type, found.type)
}
