import { isPlace, reportNoPlace } from './places'
import { reportMismatch } from './mismatch'
import { type Body, settled } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { ERROR, tuple } from '../types/known'
import { coerce } from './coerce'
import { resolveVariant } from './variantPaths'
import { substitutionOf } from '../types/substitute'

/** Checks the target of an assignment that takes its value apart: `(a, _) = pair`. */
export function assignPattern(body: Body, target: tree.Expr, found: Type, operator: tree.Expr['span']): void {
  const { tables } = body.session
  if (isRest(target)) return
  switch (target.kind) {
    case 'Underscore':
      tables.types.set(target, found)
      return
    case 'Tuple': {
      tables.types.set(target, found)
      return assignItems(body, target, target.items, found, operator)
    }
    case 'Array': {
      tables.types.set(target, found)
      const known = settled(body, found)
      const item = known.kind === 'array' || known.kind === 'slice' ? known.item : ERROR
      for (const part of target.items) assignPattern(body, part, item, operator)
      return
    }
    case 'Struct':
      return assignStruct(body, target, found, operator)
    case 'Call':
      return assignTupleStruct(body, target, found, operator)
    default: {
      const place = body.expression(body, target)
      if (!isPlace(target)) return reportNoPlace(body, target, operator)
      if (!coerce(body, target, found, place)) reportMismatch(body, target, place, found)
    }
  }
}

function isRest(expr: tree.Expr): boolean {
  return expr.kind === 'Range' && !expr.from && !expr.to
}

function assignItems(
  body: Body,
  target: tree.Expr,
  items: readonly tree.Expr[],
  found: Type,
  operator: tree.Expr['span'],
): void {
  const rest = items.findIndex(isRest)
  const fresh = items.map(() => body.inference.fresh())
  const known = settled(body, found)
  const types = known.kind === 'tuple' ? known.items : fresh
  if (
    rest < 0 &&
    !body.inference.unify(found, tuple(known.kind === 'tuple' && known.items.length === items.length ? types : fresh))
  )
    return reportMismatch(body, target, found, tuple(fresh))
  items.forEach((item, i) => {
    const at = rest >= 0 && i > rest ? types.length - (items.length - i) : i
    if (i !== rest) assignPattern(body, item, types[at] ?? ERROR, operator)
  })
}

function assignStruct(body: Body, target: tree.ExprOf<'Struct'>, found: Type, operator: tree.Expr['span']): void {
  const variant = resolveVariant(body, target.path)
  body.session.tables.types.set(target, found)
  if (!variant) return
  body.session.tables.paths.set(target, { kind: 'variant', ...variant })
  const type: Type = { kind: 'adt', adt: variant.adt, args: variant.args }
  if (!body.inference.unify(found, type)) return reportMismatch(body, target, found, type)
  const substitution = substitutionOf(variant.adt.params, variant.args)
  for (const { name, value } of target.fields) {
    const field = variant.adt.variants[variant.variant]?.fields.find((other) => other.name === name.name)
    assignPattern(body, value, field ? body.solver.instantiate(field.type, substitution) : ERROR, operator)
  }
}

function assignTupleStruct(body: Body, target: tree.ExprOf<'Call'>, found: Type, operator: tree.Expr['span']): void {
  const variant = target.callee.kind === 'PathExpr' ? resolveVariant(body, target.callee.path) : undefined
  body.session.tables.types.set(target, found)
  if (!variant) return reportNoPlace(body, target, operator)
  body.session.tables.paths.set(target.callee, { kind: 'variant', ...variant })
  const type: Type = { kind: 'adt', adt: variant.adt, args: variant.args }
  if (!body.inference.unify(found, type)) return reportMismatch(body, target, found, type)
  const substitution = substitutionOf(variant.adt.params, variant.args)
  const fields = variant.adt.variants[variant.variant]?.fields ?? []
  target.args.forEach((arg, i) => {
    const field = fields[i]
    assignPattern(body, arg, field ? body.solver.instantiate(field.type, substitution) : ERROR, operator)
  })
}
