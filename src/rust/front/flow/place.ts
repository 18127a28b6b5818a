import type { Checked, Local } from '../checker/checked'
import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'

/** What the checker knows about expressions that decides whether they are places. */
export type Tables = Pick<Checked, 'types' | 'adjustments' | 'paths' | 'callees' | 'locals' | 'peeled' | 'closures'>

/** A part of a variable: `player.items[0].name`. */
export type Place = {
  local: Local
  /**
   * The fields down to it; `[]` for an element; `*&` and `*&mut` for what a reference points at, `*box` for what a Box
   * holds, `*()` for what an impl of Deref gives.
   */
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
      // The elements of a Vec or map are reached through a function, those of an array lie in it.
      const isOwner = adjustedType(tables, expr.receiver)?.kind === 'adt'
      return within(isOwner ? within(place, '*()') : place, '[]')
    }
    case 'Unary': {
      if (expr.operator !== '*') break
      const place = adjustedPlace(tables, expr.operand, aside)
      return within(place, tables.callees.has(expr) ? '*()' : pointerPart(adjustedType(tables, expr.operand)))
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
  return dereferenced(tables, expr, placeOf(tables, expr, aside))
}

/** The place behind the automatic `*` of an expression. */
export function dereferenced(tables: Tables, expr: Expr, place: Place | undefined): Place | undefined {
  let type = tables.types.get(expr)
  let known = place
  for (const step of tables.adjustments.get(expr) ?? []) {
    if (step.kind === 'deref') known = within(known, pointerPart(type))
    else if (step.kind === 'overloadedDeref') known = within(known, '*()')
    else break
    type = step.type
  }
  return known
}

function adjustedType(tables: Tables, expr: Expr): Type | undefined {
  const steps = tables.adjustments.get(expr)
  return steps?.[steps.length - 1]?.type ?? tables.types.get(expr)
}

/** What stands behind all references that a type consists of. */
export function behindAll(type: Type, place: Place): Place {
  if (type.kind !== 'reference') return place
  return behindAll(type.target, { local: place.local, path: [...place.path, pointerPart(type)] })
}

function pointerPart(type: Type | undefined): string {
  if (type?.kind === 'reference') return type.isMutable ? '*&mut' : '*&'
  return '*box'
}

/** A part of a place; nothing where there is no place to be a part of. */
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
