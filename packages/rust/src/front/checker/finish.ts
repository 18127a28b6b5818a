import type { Diagnostic } from '../diagnostics/diagnostic'
import type * as tree from '../tree/tree'
import { isScalar } from '../types/known'
import { hasPart } from '../types/substitute'
import type { Type } from '../types/type'
import { type Body, notInferred, report, settle, text } from './body'
import type { Adjustment, Callee } from '../checked/checked'
import { markWrites } from './assign'
import type { Span } from '../source/span'

/** Applies fallbacks, reports undecided types, and writes final types to the tables. */
export function finishBody(body: Body): void {
  settle(body)
  body.inference.fallBack()
  settle(body)
  body.inference.fallBack()
  for (const judge of body.later) judge()
  if (!body.state.hasErrors) reportOpen(body)
  for (const [pattern, local] of body.session.tables.locals) {
    const type = body.inference.resolve(local.type)
    if (isUnsized(type)) reportUnsized(body, type, pattern.span)
  }
  markWrites(body)
  resolveTables(body)
}

function reportOpen(body: Body): void {
  const { locals, types } = body.session.tables
  for (const [pattern, local] of locals) {
    const type = body.inference.resolve(local.type)
    if (!hasOpen(type)) continue
    const isWhole = type.kind === 'variable'
    const shown = text(body, type)
    const name = pattern.kind === 'BindingPattern' ? pattern.name.name : undefined
    return report(body, pattern.span, `type annotations needed${isWhole ? '' : ` for \`${shown}\``}`, {
      ...(isWhole && { label: 'cannot infer type' }),
      help:
        name === undefined ? 'give it an explicit type' : `give \`${name}\` an explicit type: \`${name}: ${shown}\``,
      code: 'E0282',
    })
  }
  for (const { bound, span, isSilent } of body.demands) {
    if (isSilent) continue
    const self = text(body, bound.args[0]!)
    return report(body, span, 'type annotations needed', {
      label: 'cannot infer type',
      help: `specify the type: \`let x: … =\`, or \`::<…>\`; the type must have \`${bound.trait.name}\`${self === '_' ? '' : ` (\`${self}\`)`}`,
      code: 'E0283',
    })
  }
  for (const [node, type] of types) {
    if (!hasOpen(body.inference.resolve(type))) continue
    notInferred(body, node.span, 'specify the type: `let x: … =`, or `::<…>`')
    return
  }
}

function hasOpen(type: Type): boolean {
  return hasPart(type, ({ kind }) => (kind === 'closure' ? false : kind === 'variable' || undefined))
}

function resolveTables(body: Body): void {
  const { types, adjustments, paths, callees, loops, locals, selves, closures, options } = body.session.tables
  const resolve = (type: Type) => body.inference.resolve(type)
  const resolveCallee = ({ item, args }: Callee): Callee => ({ item, args: args.map(resolve) })
  const resolveStep = (step: Adjustment): Adjustment => {
    const type = resolve(step.type)
    if (step.kind === 'overloadedDeref') return { ...step, type, callee: resolveCallee(step.callee) }
    if (step.kind === 'unsize') return { ...step, type, from: resolve(step.from), to: resolve(step.to) }
    return { ...step, type }
  }
  for (const [node, type] of types) types.set(node, resolve(type))
  for (const [expr, steps] of adjustments) adjustments.set(expr, steps.map(resolveStep))
  for (const [node, found] of paths) {
    if (found.kind === 'function') paths.set(node, { kind: 'function', callee: resolveCallee(found.callee) })
    else if ('args' in found) paths.set(node, { ...found, args: found.args.map(resolve) })
  }
  for (const [expr, callee] of callees) {
    const resolved = resolveCallee(callee)
    if (isBuiltIn(expr, resolved)) callees.delete(expr)
    else callees.set(expr, resolved)
  }
  for (const [expr, { intoIter, next, item }] of loops)
    loops.set(expr, { intoIter: resolveCallee(intoIter), next: resolveCallee(next), item: resolve(item) })
  for (const local of [...locals.values(), ...selves.values()]) local.type = resolve(local.type)
  for (const { type } of closures.values()) {
    if (type.kind !== 'closure') continue
    type.closure.params = type.closure.params.map(resolve)
    type.closure.result = resolve(type.closure.result)
  }
  for (const [expr, option] of options) options.set(expr, { ...option, type: resolve(option.type) })
}

function isBuiltIn(expr: tree.Expr, { args }: Callee): boolean {
  if (expr.kind !== 'Binary' && expr.kind !== 'CompoundAssign' && expr.kind !== 'Unary') return false
  if (expr.kind === 'Unary' && expr.operator === '*') return false
  return args.every((arg) => arg.kind === 'scalar' && !isScalar(arg, 'str'))
}

/** Std types that contain their value inline, so that it may be unsized. */
const AROUND = /^(Cell|RefCell|Mutex|RwLock)$/

export function isUnsized(type: Type): boolean {
  if (type.kind === 'adt') return !type.adt.isOwn && AROUND.test(type.adt.name) && type.args.some(isUnsized)
  return type.kind === 'slice' || type.kind === 'dyn' || isScalar(type, 'str')
}

export function reportUnsized(body: Body, type: Type, span: Span): void {
  body.session.report(unsizedDiagnostic(span, text(body, type), 'put `&` before it'))
}

export function unsizedDiagnostic(span: Span, type: string, help: string): Diagnostic {
  return {
    span,
    message: `the size for values of type \`${type}\` cannot be known at compilation time`,
    label: "doesn't have a size known at compile-time",
    help,
    code: 'E0277',
  }
}
