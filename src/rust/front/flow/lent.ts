import type { Expr } from '../tree/tree'
import type { Type } from '../types/type'
import { isPlaceExpr, type Tables } from './place'

/** What lends a place that no variable holds, as rustc calls it: nothing can be moved out of that. */
export function lenderOf(tables: Tables, expr: Expr, isAdjusted = false): string | undefined {
  const adjusted = isAdjusted ? lenderOfSteps(tables, expr) : undefined
  if (adjusted || !isPlaceExpr(tables, expr)) return adjusted
  switch (expr.kind) {
    case 'Unary': {
      const type = lastType(tables, expr.operand)
      if (tables.callees.has(expr)) return smart(type)
      return type?.kind === 'reference' ? plain(type) : lenderOf(tables, expr.operand, true)
    }
    case 'Field':
      return lenderOf(tables, expr.receiver, true)
    case 'Index': {
      const type = lastType(tables, expr.receiver)
      return type?.kind === 'adt' ? 'index' : lenderOf(tables, expr.receiver, true)
    }
    default:
      return undefined
  }
}

function lastType(tables: Tables, expr: Expr): Type | undefined {
  return tables.adjustments.get(expr)?.at(-1)?.type ?? tables.types.get(expr)
}

function lenderOfSteps(tables: Tables, expr: Expr): string | undefined {
  let type = tables.types.get(expr)
  for (const step of tables.adjustments.get(expr) ?? []) {
    if (step.kind === 'overloadedDeref') return smart(type)
    if (step.kind === 'deref' && type?.kind === 'reference') return plain(type)
    type = step.type
  }
  return undefined
}

function smart(type: Type | undefined): string {
  const name = type?.kind === 'adt' ? type.adt.name : '_'
  return name === 'Rc' || name === 'Arc' ? `an \`${name}\`` : `dereference of \`${name}<…>\``
}

function plain({ isMutable }: Extract<Type, { kind: 'reference' }>): string {
  return `a ${isMutable ? 'mutable' : 'shared'} reference`
}
