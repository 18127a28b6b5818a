import { reportMismatch } from './mismatch'
import { type Body, settled, shallow, hasError, demand, text } from './body'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { USIZE, ERROR, UNIT } from '../types/known'
import { checkFormat, requireTrait } from './macros'

/** Widths and precisions are `usize`. */
export function checkCount(body: Body, format: tree.FormatArgs, types: readonly Type[], index: number): void {
  const type = types[index]
  const arg = format.args[index]
  if (!type || !arg) return
  const known = settled(body, type)
  const plain = known.kind === 'reference' ? shallow(body, known.target) : known
  if (!body.inference.unify(plain, USIZE) && !hasError(plain)) reportMismatch(body, arg.value, USIZE, known)
}

export function checkWrite(body: Body, expr: Extract<tree.MacroExpr, { kind: 'WriteCall' }>): Type {
  const target = settled(body, body.expression(body, expr.target))
  checkFormat(body, expr.format)
  if (target.kind === 'error') return ERROR
  const entry = body.session.world.crates.get('std')?.entryAt(['std', 'fmt', 'Result'])
  if (entry?.kind === 'alias') return body.solver.normalize(entry.type)
  return ERROR
}

export function checkAssertPair(body: Body, expr: Extract<tree.MacroExpr, { kind: 'AssertPairCall' }>): Type {
  const left = body.expression(body, expr.left)
  const right = body.expression(body, expr.right)
  if (expr.message) checkFormat(body, expr.message)
  const trait = body.session.world.trait('PartialEq')
  const [a, b] = [settled(body, left), settled(body, right)]
  if (a.kind === 'variable' && a.variable.kind !== 'general' && b.kind !== 'reference') body.inference.unify(a, b)
  else if (b.kind === 'variable' && b.variable.kind !== 'general' && a.kind === 'scalar') body.inference.unify(a, b)
  if (trait && !hasError(body.inference.resolve(a)) && !hasError(body.inference.resolve(b))) {
    const bound = { trait, args: [a, b], bindings: [] }
    demand(body, {
      bound,
      span: expr.span,
      explain: () =>
        a.kind === 'scalar' && b.kind === 'scalar'
          ? {
              span: expr.right.span,
              message: 'mismatched types',
              label: `expected \`${text(body, a)}\`, found \`${text(body, b)}\``,
              code: 'E0308',
            }
          : {
              span: expr.span,
              message: `binary operation \`==\` cannot be applied to type \`${text(body, a)}\``,
              code: 'E0369',
            },
    })
  }
  for (const [type, side] of [[left, expr.left] as const, [right, expr.right] as const])
    requireTrait(body, 'Debug', type, side.span)
  return UNIT
}

export function checkDbg(body: Body, expr: Extract<tree.MacroExpr, { kind: 'DbgCall' }>): Type {
  const types = expr.args.map(({ value }) => {
    const type = body.expression(body, value)
    requireTrait(body, 'Debug', type, value.span)
    return type
  })
  return types.length === 1 ? types[0]! : types.length === 0 ? UNIT : { kind: 'tuple', items: types }
}
