import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import { forWriting } from './autoderef'
import { report, shallow, text, type Body } from './body'

/**
 * Where a place is changed or borrowed for change, overloaded `*` and `[]` on the way are the changing ones. Reports those
 * that there are not, and changes of what a value without a name only refers to.
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
  report(
    body,
    expr.span,
    `cannot ${isAssignment ? `assign to data in ${what}` : `borrow data in ${what} as mutable`}`,
    {
      label: isAssignment ? 'cannot assign' : 'cannot borrow as mutable',
      help: what.startsWith('an')
        ? 'take it with `get_mut`, or put a value in with `insert`'
        : 'ask for what can be changed: `get_mut` for `get`, `iter_mut` for `iter`, a function that gives `&mut`',
      code: isAssignment ? 'E0594' : 'E0596',
    },
  )
}

/** Whether a value without a name refers to the place with a `&`. What has a name is told where moves are. */
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

/** The first index on the way to a place that cannot be changed, in rustc's words. */
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
  const { callees } = body.session.tables
  const { world } = body.session
  switch (expr.kind) {
    case 'Field':
      markReceiver(body, expr.receiver)
      return
    case 'Index': {
      const callee = callees.get(expr)
      const item = world.trait('IndexMut')?.functions.get('index_mut')
      if (callee?.item.name === 'index' && item) callees.set(expr, { item, args: callee.args })
      markReceiver(body, expr.receiver)
      return
    }
    case 'Unary': {
      if (expr.operator !== '*') return
      const callee = callees.get(expr)
      const item = world.trait('DerefMut')?.functions.get('deref_mut')
      if (callee?.item.name === 'deref' && item) callees.set(expr, { item, args: callee.args })
      markPlace(body, expr.operand)
      return
    }
    default:
  }
}

function markReceiver(body: Body, receiver: tree.Expr): void {
  const { adjustments } = body.session.tables
  const steps = adjustments.get(receiver)
  if (steps) adjustments.set(receiver, forWriting(body, steps))
  markPlace(body, receiver)
}

/** `*rc = 1`: what has no DerefMut only lends what it holds. */
function reportReadOnly(body: Body): void {
  const trait = body.session.world.trait('DerefMut')
  if (!trait) return
  const { adjustments, callees } = body.session.tables
  const refuse = (expr: tree.Expr, type: Type) => {
    if (body.solver.evaluate({ trait, args: [type], bindings: [] }) !== 'no') return
    const shown = text(body, type)
    report(
      body,
      expr.span,
      `cannot borrow data in ${shown.startsWith('Rc<') ? 'an `Rc`' : `dereference of \`${shown}\``} as mutable`,
      {
        label: 'cannot borrow as mutable',
        help: `trait \`DerefMut\` is required to modify through a dereference, but it is not implemented for \`${shown}\``,
        code: 'E0596',
      },
    )
  }
  for (const [expr, steps] of adjustments)
    for (const step of steps) if (step.kind === 'overloadedDeref' && step.isMutable) refuse(expr, step.callee.args[0]!)
  for (const [expr, { item, args }] of callees) if (item.name === 'deref_mut') refuse(expr, args[0]!)
}
