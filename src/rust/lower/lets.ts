import { extendedIn } from '../front/checker/extended'
import type { Pattern, Statement } from '../front/tree/tree'
import type * as ir from '../ir/program'
import type { Body } from './body'
import { declared, endsOf, inScope, movesOf, sequence } from './endings'
import { scrutinee } from './match'
import { takeable } from './movingPatterns'
import type { Endings } from './needsDrop'
import { pattern as lowered } from './patterns'

type Let = Extract<Statement, { kind: 'Let' }>

/** `let` in a program that can tell when values end: those without a name end with it, unless they are borrowed for the block. */
export function endingLet(node: Let, body: Body, endings: Endings): ir.Expr | undefined {
  const { pattern, value } = node
  if (!value) {
    const local = body.checked.locals.get(pattern)
    if (local) declared(body.slotOf(local), body.concrete(local.type), body, pattern)
    return undefined
  }
  for (const expr of extendedIn(body.checked, value, pattern)) {
    if (pattern.kind === 'BindingPattern' || expr !== value || borrows(pattern, body))
      endings.kept.set(expr, endings.variables)
  }
  const local =
    pattern.kind === 'BindingPattern' && !pattern.isRef && !pattern.pattern && body.checked.locals.get(pattern)
  if (!local) return patternLet(node, value, body, endings)
  const [given, scope] = inScope(endings, () => body.expression(value), 'temporaries')
  const type = body.concrete(local.type)
  const made: ir.Expr = { op: 'let', slot: body.slotOf(local), value: given }
  declared(made.slot, type, body, pattern)
  const ends = endsOf(scope, body)
  return ends.length > 0 ? sequence([made, ...ends]) : made
}

function patternLet(node: Let, value: NonNullable<Let['value']>, body: Body, endings: Endings): ir.Expr {
  const { pattern, otherwise } = node
  const [looked, scope] = inScope(endings, () => scrutinee(value, [pattern], body), 'temporaries')
  const test = lowered(pattern, looked.located, body)
  const moves = movesOf(body)
  const failure = otherwise && sequence(endsOf(scope, body), body.block(otherwise))
  const taken = takeable(looked.scrutinee, [test], body)
  return sequence([
    { op: 'letPattern', scrutinee: taken, pattern: test, otherwise: failure },
    ...moves,
    ...endsOf(scope, body),
  ])
}

/** Whether a name of the pattern becomes a reference to what the pattern looks at. */
function borrows(pattern: Pattern, body: Body): boolean {
  const local = body.checked.locals.get(pattern)
  if (local && local.mode !== 'move') return true
  switch (pattern.kind) {
    case 'BindingPattern':
      return pattern.pattern !== undefined && borrows(pattern.pattern, body)
    case 'TuplePattern':
    case 'TupleStructPattern':
    case 'SlicePattern':
      return pattern.items.some((item) => borrows(item, body))
    case 'StructPattern':
      return pattern.fields.some((field) => borrows(field.pattern, body))
    case 'OrPattern':
      return pattern.alternatives.some((alternative) => borrows(alternative, body))
    default:
      return false
  }
}
