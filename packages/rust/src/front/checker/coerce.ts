import { NOWHERE } from '../source/span'
import type * as tree from '../tree/tree'
import { isScalar, isStd, isUnknown, reference } from '../types/known'
import type { Bound, Type, TypeOf } from '../types/type'
import { type Body, demand, settled, shallow } from './body'
import type { Adjustment, Callee } from '../checked/checked'
import { reportMismatch } from './mismatch'
import { checkExpression } from './expressions'

/** Coerces an expression to the expected type, or reports the mismatch. */
export function checkCoerced(body: Body, expr: tree.Expr, expected: Type): Type {
  const found = checkExpression(body, expr, expected)
  if (!coerce(body, expr, found, expected)) reportMismatch(body, innermost(expr), expected, found)
  return found
}

export function innermost(expr: tree.Expr): tree.Expr {
  return expr.kind === 'Block' && expr.block.tail && !expr.label ? innermost(expr.block.tail) : expr
}

/** Applies to arguments, typed `let`, fields, results and match arms. */
export function coerce(body: Body, expr: tree.Expr, from: Type, to: Type): boolean {
  const adjustments = coercion(body, from, to)
  if (!adjustments) return false
  adjust(body, expr, adjustments)
  return true
}

export function adjust(body: Body, expr: tree.Expr, adjustments: readonly Adjustment[]): void {
  if (adjustments.length === 0) return
  const { adjustments: table } = body.session.tables
  const known = table.get(expr)
  table.set(expr, known ? [...known, ...adjustments] : adjustments)
}

/** Undefined if the type cannot be coerced. */
export function coercion(body: Body, from: Type, to: Type): readonly Adjustment[] | undefined {
  const a = settled(body, from)
  const b = shallow(body, to)
  if (a.kind === 'never') {
    if (isUnknown(b)) b.variable.diverges = true
    return b.kind === 'never' ? [] : [{ kind: 'never', type: b }]
  }
  if (a.kind === 'variable' || b.kind === 'variable') return body.inference.unify(a, b) ? [] : undefined
  if (b.kind === 'reference' && a.kind === 'reference') return unsizedReference(body, a, b) ?? reborrowed(body, a, b)
  if (b.kind === 'adt' && a.kind === 'adt' && a.adt === b.adt && !a.adt.isOwn) {
    const unsized = unsizedPointer(body, a, b)
    if (unsized) return unsized
  }
  if (b.kind === 'function') return functionPointer(body, a, b)
  return body.inference.unify(a, b) ? [] : undefined
}

/** `&mut T` to `&T`, `&&T` to `&T`, `&String` to `&str`. */
function reborrowed(body: Body, a: TypeOf<'reference'>, b: TypeOf<'reference'>): readonly Adjustment[] | undefined {
  if (b.isMutable && !a.isMutable) return undefined
  const [, ...steps] = derefSteps(body, a)
  for (const [i, step] of steps.entries()) {
    if (!body.inference.unify(step.type, b.target)) continue
    if (i === 0 && !a.isMutable) return []
    const derefs = b.isMutable ? forWriting(body, step.adjustments) : step.adjustments
    return [...derefs, { kind: 'borrow', isMutable: b.isMutable, type: reference(step.type, b.isMutable) }]
  }
  return undefined
}

/** `&[T; N]` to `&[T]`, `&P` to `&dyn Trait`. */
function unsizedReference(
  body: Body,
  a: TypeOf<'reference'>,
  b: TypeOf<'reference'>,
): readonly Adjustment[] | undefined {
  if (b.isMutable && !a.isMutable) return undefined
  const from = shallow(body, a.target)
  const to = shallow(body, b.target)
  if (!unsizes(body, from, to)) return undefined
  return [
    { kind: 'deref', type: from },
    { kind: 'borrow', isMutable: b.isMutable, type: reference(from, b.isMutable) },
    { kind: 'unsize', from, to, type: b },
  ]
}

/** `Box<P>` to `Box<dyn Trait>`, `Rc<[T; N]>` to `Rc<[T]>`. */
function unsizedPointer(body: Body, a: TypeOf<'adt'>, b: TypeOf<'adt'>): readonly Adjustment[] | undefined {
  if (!['Box', 'Rc', 'Arc'].includes(a.adt.name)) return undefined
  const from = shallow(body, a.args[0]!)
  const to = shallow(body, b.args[0]!)
  if (
    to.kind === 'adt' &&
    from.kind === 'adt' &&
    to.adt === from.adt &&
    ['RefCell', 'Mutex', 'RwLock'].includes(to.adt.name)
  ) {
    const [inner, target] = [shallow(body, from.args[0]!), shallow(body, to.args[0]!)]
    return unsizes(body, inner, target) ? [{ kind: 'unsize', from: inner, to: target, type: b }] : undefined
  }
  return unsizes(body, from, to) ? [{ kind: 'unsize', from, to, type: b }] : undefined
}

function unsizes(body: Body, from: Type, to: Type): boolean {
  if (from.kind === 'array' && to.kind === 'slice') return body.inference.unify(from.item, to.item)
  if (to.kind !== 'dyn' || from.kind === 'error') return false
  if (from.kind === 'dyn' && from.bounds[0]?.trait === to.bounds[0]?.trait) return false
  // The literal has a type with the trait, or gets its default type
  if (isUnknown(from)) return false
  if (from.kind === 'slice' || isScalar(from, 'str')) return false
  for (const bound of to.bounds) {
    const goal: Bound = { ...bound, args: [from, ...bound.args.slice(1)] }
    if (body.solver.evaluate(goal) === 'no') return false
    demand(body, { bound: goal, span: NOWHERE, isSilent: true })
  }
  return true
}

/** Undefined if the signatures do not match. */
function functionPointer(body: Body, a: Type, b: TypeOf<'function'>): readonly Adjustment[] | undefined {
  if (a.kind === 'function') return body.inference.unify(a, b) ? [] : undefined
  const signature = body.solver.signatureOf(a)
  if (!signature) return undefined
  const pointer: Type = { kind: 'function', params: signature.params, result: signature.result }
  if (!body.inference.unify(pointer, b)) return undefined
  return [{ kind: 'functionPointer', type: b }]
}

export type DerefStep = { type: Type; adjustments: readonly Adjustment[] }

/** The type itself, then its pointees through references, boxes and Deref impls. */
export function derefSteps(body: Body, type: Type): DerefStep[] {
  const steps: DerefStep[] = [{ type: shallow(body, type), adjustments: [] }]
  for (let i = 0; i < 12; i += 1) {
    const { type: last, adjustments } = steps[i]!
    const next = derefOnce(body, last)
    if (!next) break
    steps.push({ type: next.type, adjustments: [...adjustments, next] })
  }
  return steps
}

export function derefOnce(body: Body, type: Type): (Adjustment & { kind: 'deref' | 'overloadedDeref' }) | undefined {
  const known = shallow(body, type)
  if (known.kind === 'reference') return { kind: 'deref', type: shallow(body, known.target) }
  if (isStd(known, 'Box')) return { kind: 'deref', type: shallow(body, known.args[0]!) }
  if (known.kind !== 'adt' && known.kind !== 'param' && known.kind !== 'opaque' && known.kind !== 'projection')
    return undefined
  return overloaded(body, known)
}

function overloaded(body: Body, type: Type): (Adjustment & { kind: 'overloadedDeref' }) | undefined {
  const trait = body.session.world.trait('Deref')
  const item = trait?.functions.get('deref')
  if (!trait || !item) return undefined
  if (type.kind === 'adt' && body.session.impls.traitImpls('Deref', type).length === 0) return undefined
  const bound = { trait, args: [type], bindings: [] }
  if (body.solver.evaluate(bound) !== 'yes') return undefined
  const target = body.inference.fresh()
  const projected = { ...bound, bindings: [{ name: 'Target', type: target }] }
  demand(body, { bound: projected, span: NOWHERE, isSilent: true })
  return { kind: 'overloadedDeref', callee: { item, args: [type] }, isMutable: false, type: shallow(body, target) }
}

export function forWriting(body: Body, adjustments: readonly Adjustment[]): readonly Adjustment[] {
  if (!adjustments.some(({ kind }) => kind === 'overloadedDeref')) return adjustments
  const item = body.session.world.trait('DerefMut')?.functions.get('deref_mut')
  return adjustments.map((step) => {
    if (step.kind !== 'overloadedDeref' || !item) return step
    const callee: Callee = { item, args: step.callee.args }
    return { ...step, callee, isMutable: true }
  })
}
