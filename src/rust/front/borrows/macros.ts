import type { Expr, FormatArgs } from '../tree/tree'
import { borrow, type Build, consume, type Operand, plain, typeOf } from './build'
import { matches } from './control'
import { dereferenced } from './places'
import { countOf } from './regions'

/** A value that is only looked at, where it lies: comparisons and format strings take no more. */
export function looked(b: Build, expr: Expr, isBorrowed = true): Operand {
  const steps = b.tables.adjustments.get(expr) ?? []
  if (!isBorrowed || steps.some(({ kind }) => kind === 'borrow')) return b.value(b, expr)
  return borrow(b, dereferenced(b, b.place(b, expr, false), steps, expr, false), expr, { isMutable: false })
}

/** Macros, and what has no parts. */
export function macro(b: Build, expr: Expr): Operand {
  switch (expr.kind) {
    case 'FormatCall':
      format(b, expr.format)
      if (typeOf(b, expr).kind === 'never') b.flow.at = undefined
      break
    case 'WriteCall':
      format(b, expr.format)
      written(b, expr.target)
      break
    case 'AssertCall':
      consume(b, [b.value(b, expr.condition)])
      format(b, expr.message)
      break
    case 'AssertPairCall':
      consume(
        b,
        [expr.left, expr.right].map((side) => looked(b, side)),
      )
      format(b, expr.message)
      break
    case 'MatchesCall':
      matches(b, expr)
      break
    case 'DbgCall': {
      const operands = expr.args.map((arg) => b.value(b, arg.value))
      if (operands.length === 1) return operands[0]!
      consume(b, operands)
      break
    }
    case 'DeclaredCall':
      consume(
        b,
        [...expr.head, ...expr.options.map((option) => option.value)].map((part) => b.value(b, part)),
      )
      break
    default:
  }
  const type = typeOf(b, expr)
  return countOf(type) === 0 ? plain(type) : { type, regions: b.flow.freshFor(countOf(type)) }
}

function format(b: Build, args: FormatArgs | undefined): void {
  consume(
    b,
    (args?.args ?? []).map((arg) => looked(b, arg.value)),
  )
}

function written(b: Build, target: Expr): void {
  const place = dereferenced(b, b.place(b, target, true), b.tables.adjustments.get(target) ?? [], target, true)
  const isShared = place.type.kind === 'reference'
  consume(b, [borrow(b, place, target, { isMutable: !isShared })])
}
