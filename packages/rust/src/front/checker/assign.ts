import type * as tree from '../tree/tree'
import type { Span } from '../source/span'
import { adtOf, ERROR, tuple, UNIT } from '../types/known'
import type { Field, Type } from '../types/type'
import { type Body, report, settled, shallow, text } from './body'
import { checkCoerced, coerce, forWriting } from './coerce'
import { isPlace } from '../checked/places'
import { reportMismatch } from './mismatch'
import { resolveVariant } from './variantPaths'
import { substitutionOf } from '../types/substitute'
import { checkExpression } from './expressions'

/** `a = b`, and `(a, b) = pair`. */
export function checkAssign(body: Body, expr: tree.ExprOf<'Assign'>): Type {
  const { target, value } = expr
  if (isPattern(target)) {
    const found = checkExpression(body, value)
    assignPattern(body, target, found, expr.operatorSpan)
    return UNIT
  }
  const place = checkExpression(body, target)
  if (!isPlace(target)) reportNoPlace(body, target, expr.operatorSpan)
  checkUnchanging(body, target, expr.operatorSpan, false)
  checkCoerced(body, value, place)
  return UNIT
}

function isPattern(target: tree.Expr): boolean {
  return ['Tuple', 'Array', 'Struct', 'Underscore', 'Call'].includes(target.kind)
}

function assignPattern(body: Body, target: tree.Expr, found: Type, operator: Span): void {
  if (isRest(target)) return
  if (isPattern(target)) body.session.tables.types.set(target, found)
  switch (target.kind) {
    case 'Underscore':
      return
    case 'Tuple':
      return assignItems(body, target, found, operator)
    case 'Array': {
      const known = settled(body, found)
      const item = known.kind === 'array' || known.kind === 'slice' ? known.item : ERROR
      for (const part of target.items) assignPattern(body, part, item, operator)
      return
    }
    case 'Struct':
    case 'Call':
      return assignVariant(body, target, found, operator)
    default: {
      const place = checkExpression(body, target)
      if (!isPlace(target)) return reportNoPlace(body, target, operator)
      if (!coerce(body, target, found, place)) reportMismatch(body, target, place, found)
    }
  }
}

function isRest(expr: tree.Expr): boolean {
  return expr.kind === 'Range' && !expr.from && !expr.to
}

function assignItems(body: Body, target: tree.ExprOf<'Tuple'>, found: Type, operator: Span): void {
  const { items } = target
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

/** `S { a, b } = value`, and `S(a, b) = value`. */
function assignVariant(body: Body, target: tree.ExprOf<'Struct' | 'Call'>, found: Type, operator: Span): void {
  const named = target.kind === 'Struct' ? target : target.callee
  const isNamed = named === target || named.kind === 'PathExpr'
  const variant = isNamed && 'path' in named ? resolveVariant(body, named.path) : undefined
  if (!variant) return target.kind === 'Struct' ? undefined : reportNoPlace(body, target, operator)
  body.session.tables.paths.set(named, { kind: 'variant', ...variant })
  const type = adtOf(variant.adt, variant.args)
  if (!body.inference.unify(found, type)) return reportMismatch(body, target, found, type)
  const substitution = substitutionOf(variant.adt.params, variant.args)
  const fields = variant.adt.variants[variant.variant]?.fields ?? []
  const assign = (part: tree.Expr, field: Field | undefined) =>
    assignPattern(body, part, field ? body.solver.instantiate(field.type, substitution) : ERROR, operator)
  if (target.kind === 'Call') target.args.forEach((arg, i) => assign(arg, fields[i]))
  else
    for (const { name, value } of target.fields)
      assign(
        value,
        fields.find((other) => other.name === name.name),
      )
}

/**
 * Uses `deref_mut` and `index_mut` for overloaded `*` and `[]` in places that are written or mutably borrowed. Reports
 * missing impls and writes through shared temporaries.
 */
export function markWrites(body: Body): void {
  const { types, adjustments } = body.session.tables
  for (const node of types.keys()) {
    if (node.kind === 'Assign' || node.kind === 'CompoundAssign') write(body, node.target, true)
    else if (node.kind === 'Ref' && node.isMut) write(body, node.operand, false)
  }
  for (const [expr, steps] of [...adjustments])
    if (steps.some((step) => step.kind === 'borrow' && step.isMutable)) write(body, expr, false)
  reportReadOnly(body)
}

function write(body: Body, expr: tree.Expr, isAssignment: boolean): void {
  markPlace(body, expr)
  const what = isBehindShared(body, expr) ? 'a `&` reference' : unchangingIndex(body, expr)
  if (!what) return
  reportWrite(body, expr.span, `data in ${what}`, isAssignment, {
    help: what.startsWith('an')
      ? 'use `get_mut` to change it, or `insert` to add a value'
      : 'use the mutable version: `get_mut` for `get`, `iter_mut` for `iter`, a function that returns `&mut`',
  })
}

function reportWrite(body: Body, span: Span, data: string, isAssignment: boolean, advice: { help: string }): void {
  const message = isAssignment ? `cannot assign to ${data}` : `cannot borrow ${data} as mutable`
  const label = isAssignment ? 'cannot assign' : 'cannot borrow as mutable'
  report(body, span, message, { label, ...advice, code: isAssignment ? 'E0594' : 'E0596' })
}

/** Whether a temporary refers to the place by `&`; the borrow checker reports named values. */
function isBehindShared(body: Body, expr: tree.Expr, isBelow = false): boolean {
  const { types, adjustments } = body.session.tables
  let type = types.get(expr)
  let isShared = isBelow
  for (const step of adjustments.get(expr) ?? []) {
    if (step.kind !== 'deref' && step.kind !== 'overloadedDeref') break
    isShared ||= isSharedReference(body, type)
    type = step.type
  }
  if (expr.kind === 'Field' || expr.kind === 'Index') return isBehindShared(body, expr.receiver, isShared)
  if (expr.kind !== 'Unary' || expr.operator !== '*') return isShared && expr.kind !== 'PathExpr'
  const { operand } = expr
  const pointer = adjustments.get(operand)?.at(-1)?.type ?? types.get(operand)
  return isBehindShared(body, operand, isShared || isSharedReference(body, pointer))
}

function isSharedReference(body: Body, type: Type | undefined): boolean {
  const known = type && shallow(body, type)
  return known?.kind === 'reference' && !known.isMutable
}

/** The first index in a place that cannot be written, in rustc's words. */
function unchangingIndex(body: Body, expr: tree.Expr): string | undefined {
  if (expr.kind === 'Field') return unchangingIndex(body, expr.receiver)
  if (expr.kind !== 'Index') return undefined
  const trait = body.session.world.trait('IndexMut')
  const callee = body.session.tables.callees.get(expr)
  if (trait && callee?.item.name === 'index_mut') {
    const [type] = callee.args
    if (body.solver.evaluate({ trait, args: callee.args, bindings: [] }) === 'no')
      return `an index of \`${text(body, type!)}\``
  }
  return unchangingIndex(body, expr.receiver)
}

function markPlace(body: Body, expr: tree.Expr): void {
  if (expr.kind === 'Index') markCallee(body, expr, 'index', 'IndexMut')
  if (expr.kind === 'Index' || expr.kind === 'Field') markReceiver(body, expr.receiver)
  if (expr.kind !== 'Unary' || expr.operator !== '*') return
  markCallee(body, expr, 'deref', 'DerefMut')
  markPlace(body, expr.operand)
}

function markCallee({ session }: Body, expr: tree.Expr, method: string, trait: string): void {
  const { callees } = session.tables
  const callee = callees.get(expr)
  const item = session.world.trait(trait)?.functions.get(`${method}_mut`)
  if (callee?.item.name === method && item) callees.set(expr, { item, args: callee.args })
}

function markReceiver(body: Body, receiver: tree.Expr): void {
  const { adjustments } = body.session.tables
  const steps = adjustments.get(receiver)
  if (steps) adjustments.set(receiver, forWriting(body, steps))
  markPlace(body, receiver)
}

/** The place that contains an assigned place. */
function innerPlace(place: tree.Expr): tree.Expr | undefined {
  if (place.kind === 'Field') return place.receiver
  return place.kind === 'Unary' && place.operator === '*' ? place.operand : undefined
}

/** Reports `*rc = 1` for types without DerefMut. */
function reportReadOnly(body: Body): void {
  const trait = body.session.world.trait('DerefMut')
  if (!trait) return
  const { adjustments, callees, types } = body.session.tables
  const assigned = new Set<tree.Expr>()
  for (const node of types.keys())
    if (node.kind === 'Assign' || (node.kind === 'CompoundAssign' && !callees.has(node)))
      for (let place: tree.Expr | undefined = node.target; place; place = innerPlace(place)) assigned.add(place)
  const refuse = (expr: tree.Expr, type: Type) => {
    if (body.solver.evaluate({ trait, args: [type], bindings: [] }) !== 'no') return
    const shown = text(body, type)
    const owner = /^(Rc|Arc)</.exec(shown)
    const data = `data in ${owner ? `an \`${owner[1]}\`` : `dereference of \`${shown}\``}`
    reportWrite(body, expr.span, data, assigned.has(expr), {
      help: `trait \`DerefMut\` is required to modify through a dereference, but it is not implemented for \`${shown}\``,
    })
  }
  for (const [expr, steps] of adjustments)
    for (const step of steps) if (step.kind === 'overloadedDeref' && step.isMutable) refuse(expr, step.callee.args[0]!)
  for (const [expr, { item, args }] of callees) if (item.name === 'deref_mut') refuse(expr, args[0]!)
}

export function checkUnchanging(body: Body, target: tree.Expr, span: Span, isCompound: boolean): void {
  const found = body.session.tables.paths.get(target)
  if (found?.kind === 'constant' && !found.constant.isStatic)
    return reportNoPlace(body, target, isCompound ? target.span : span, isCompound ? 'E0067' : 'E0070')
  const root = staticBelow(body, target)
  if (root === undefined) return
  const message = unchangingText(body, target, root, 'assign to')
  report(body, target.span, message, { label: 'cannot assign', help: 'store what changes in the state', code: 'E0594' })
}

export function unchangingText(body: Body, place: tree.Expr, root: string, change: string, how = ''): string {
  const shown = body.session.text.slice(place.span.start, place.span.end).replace(/\[.*?\]/g, '[_]')
  const item = `immutable static item`
  return shown === root
    ? `cannot ${change} ${item} \`${root}\`${how}`
    : `cannot ${change} \`${shown}\`${how}, as \`${root}\` is an ${item}`
}

export function staticBelow(body: Body, place: tree.Expr): string | undefined {
  const { adjustments, paths, types } = body.session.tables
  if (adjustments.get(place)?.length) return undefined
  if (place.kind === 'Field') return staticBelow(body, place.receiver)
  if (place.kind === 'Index')
    return types.get(place.receiver)?.kind === 'array' ? staticBelow(body, place.receiver) : undefined
  const found = paths.get(place)
  return found?.kind === 'constant' && found.constant.isStatic ? found.constant.name : undefined
}

export function reportNoPlace(body: Body, target: tree.Expr, span: Span, code = 'E0070'): void {
  report(body, span, 'invalid left-hand side of assignment', {
    label: 'cannot assign to this expression',
    help: target.kind === 'Binary' ? 'to compare, write `==`' : 'assign to a variable, field or element',
    code,
  })
}
