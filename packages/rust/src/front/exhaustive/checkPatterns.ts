import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Block, Expr, Param, Pattern, Statement, ExprOf } from '../tree/tree'
import { unpeeled } from '../types/known'
import { formOf, type PatternTables } from './form'
import { gapList, gapsOf, type Gap } from './uncovered'

type BodyTables = PatternTables & { peeled: ReadonlyMap<Pattern, number> }

/**
 * `match` must be exhaustive; patterns in `let`, `for`, closures and parameters must be irrefutable. Nested functions
 * are separate bodies.
 */
export function checkPatterns(tables: BodyTables, body: Block, params: readonly Param[] = []): Diagnostic[] {
  const found = params.flatMap(({ pattern }) => refutable(tables, pattern, 'function argument'))
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if ('kind' in node) {
      if (node.kind === 'ItemStatement') return
      found.push(...diagnosticsOf(tables, node as Expr | Statement))
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(body)
  return found
}

function diagnosticsOf(tables: BodyTables, node: Expr | Statement): Diagnostic[] {
  switch (node.kind) {
    case 'Match':
      return matchDiagnostics(tables, node)
    case 'Let':
      return node.otherwise ? [] : refutable(tables, node.pattern, 'local binding', LET_HELP)
    case 'For':
      return refutable(tables, node.pattern, '`for` loop binding')
    case 'Closure':
      return node.params.flatMap(({ pattern }) => refutable(tables, pattern, 'closure argument'))
    default:
      return []
  }
}

const LET_HELP = 'write `let … else { return; }`, or `if let`'

function matchDiagnostics(tables: BodyTables, { scrutinee, arms }: ExprOf<'Match'>): Diagnostic[] {
  const type = tables.types.get(scrutinee)
  if (!type) return []
  const forms = arms.filter(({ guard }) => !guard).map(({ pattern }) => formOf(tables, pattern))
  const gaps = gapsOf(forms, type)
  if (gaps.length === 0) return []
  const list = gapList(gaps)
  return [
    {
      span: scrutinee.span,
      message: `non-exhaustive patterns: ${list} not covered`,
      label: notCovered(gaps),
      help: `add ${gaps.length === 1 ? `an arm for ${list}` : 'arms for them'}, or \`_ => {}\` for the rest`,
      code: 'E0004',
    },
  ]
}

function refutable(tables: BodyTables, pattern: Pattern, where: string, help?: string): Diagnostic[] {
  const type = tables.types.get(pattern)
  if (!type) return []
  const gaps = gapsOf([formOf(tables, pattern)], unpeeled(type, tables.peeled.get(pattern) ?? 0))
  if (gaps.length === 0) return []
  const message = `refutable pattern in ${where}`
  return [{ span: pattern.span, message, label: notCovered(gaps), code: 'E0005', ...(help && { help }) }]
}

function notCovered(gaps: readonly Gap[]): string {
  return `pattern${gaps.length > 1 ? 's' : ''} ${gapList(gaps)} not covered`
}
