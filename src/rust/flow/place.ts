import type { Checked, Local } from '../checker/checked'
import type { Expr } from '../tree/tree'

export type Tables = Pick<Checked, 'types' | 'adjustments' | 'paths' | 'callees' | 'locals' | 'peeled' | 'closures'>

/** A part of a variable: `player.items[0].name`. */
export type Place = {
  local: Local
  /** The fields down to it; `[]` for an element, `*` for what a pointer points at. */
  path: readonly string[]
}

/** The place that an expression names, if it names one. What has to be evaluated on the way is handed to `aside`. */
export function placeOf(tables: Tables, expr: Expr, aside: (expr: Expr) => void): Place | undefined {
  switch (expr.kind) {
    case 'PathExpr': {
      const found = tables.paths.get(expr)
      return found?.kind === 'local' ? { local: found.local, path: [] } : undefined
    }
    case 'Field':
      return within(adjustedPlace(tables, expr.receiver, aside), expr.name.name)
    case 'Index': {
      const place = adjustedPlace(tables, expr.receiver, aside)
      aside(expr.index)
      return within(place, '[]')
    }
    case 'Unary': {
      if (expr.operator !== '*') break
      return within(adjustedPlace(tables, expr.operand, aside), tables.callees.has(expr) ? '()' : '*')
    }
    default:
  }
  aside(expr)
  return undefined
}

/** The place of an expression after its automatic `*`. */
function adjustedPlace(tables: Tables, expr: Expr, aside: (expr: Expr) => void): Place | undefined {
  if (!isPlaceExpr(tables, expr)) {
    aside(expr)
    return undefined
  }
  const steps = tables.adjustments.get(expr) ?? []
  const place = placeOf(tables, expr, aside)
  return steps.reduce((known, step) => {
    if (step.kind === 'deref') return within(known, '*')
    return step.kind === 'overloadedDeref' ? within(known, '()') : known
  }, place)
}

export function within(place: Place | undefined, part: string): Place | undefined {
  return place && { local: place.local, path: [...place.path, part] }
}

/** Whether an expression names something that stays where it is, and is no value that was just made. */
export function isPlaceExpr(tables: Tables, expr: Expr): boolean {
  switch (expr.kind) {
    case 'PathExpr': {
      const kind = tables.paths.get(expr)?.kind
      return kind === 'local'
    }
    case 'Field':
    case 'Index':
      return true
    case 'Unary':
      return expr.operator === '*'
    default:
      return false
  }
}
