import { counted } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import { isCallTrait } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { ERROR, isUnknown } from '../types/known'
import type { Adt, Bound, FunctionItem, Type } from '../types/type'
import { adjust, coercion, derefSteps, innermost } from './coerce'
import { type Body, failed, hasError, notInferred, report, settle, settled, shallow, text } from './body'
import { reportMismatch } from './mismatch'
import { pathText } from './variantPaths'
import { isUnsized } from './finish'
import { checkExpression } from './expressions'

type CallExpr = tree.ExprOf<'Call' | 'MethodCall'>

type Signature = { params: readonly Type[]; result: Type; item?: FunctionItem }

export function checkCall(body: Body, expr: tree.ExprOf<'Call'>, expected: Type | undefined): Type {
  if (expr.callee.kind === 'PathExpr') body.called = expr.callee.path
  const callee = settled(body, checkExpression(body, expr.callee))
  delete body.called
  if (callee.kind === 'error' || callee.kind === 'never') {
    // This is `rect(x = 1)` without its `!`, and `x` is not a variable
    for (const arg of expr.args) checkExpression(body, arg.kind === 'Assign' ? arg.value : arg)
    return callee.kind === 'never' ? callee : ERROR
  }
  const signature = signatureOf(body, expr, callee)
  if (!signature) {
    for (const arg of expr.args) checkExpression(body, arg)
    return reportNotCallable(body, expr, callee)
  }
  return checkArguments(body, expr, signature, expected)
}

/** Functions and closures directly, others through references, boxes and `Fn` bounds. */
function signatureOf(body: Body, expr: tree.ExprOf<'Call'>, callee: Type): Signature | undefined {
  for (const { type, adjustments } of derefSteps(body, callee)) {
    const known = body.solver.signatureOf(type)
    const found = known ?? promisedSignature(body, type)
    if (!found) continue
    adjust(body, expr.callee, adjustments)
    return type.kind === 'functionItem' ? { ...found, item: type.item } : found
  }
  return undefined
}

/** Checks arguments in rustc's order, with closures last. */
export function checkArguments(body: Body, call: CallExpr, signature: Signature, expected: Type | undefined): Type {
  const { params, result } = signature
  const { args } = call
  if (args.length !== params.length) {
    for (const arg of args) checkExpression(body, arg)
    reportArgumentCount(body, call, signature)
    return result
  }
  const hints = expectedInputs(body, signature, expected)
  const mismatches: (() => void)[] = []
  for (const isClosureTurn of args.some(({ kind }) => kind === 'Closure') ? [false, true] : [false]) {
    if (isClosureTurn) settle(body)
    args.forEach((arg, i) => {
      if ((arg.kind === 'Closure') !== isClosureTurn) return
      const mismatch = checkArgument(body, arg, params[i]!, hints?.[i])
      if (mismatch) mismatches.push(mismatch)
    })
  }
  if (mismatches.length < 2) mismatches[0]?.()
  else reportArguments(body, call, signature)
  if (body.demands.length > 0) settle(body)
  return shallow(body, result)
}

function expectedInputs(body: Body, { params, result }: Signature, expected: Type | undefined) {
  const wanted = expected && shallow(body, expected)
  if (!wanted || wanted.kind === 'variable') return undefined
  return body.inference.probe(() =>
    body.inference.unify(result, wanted) ? params.map((param) => body.inference.resolve(param)) : undefined,
  )
}

/** Returns a function that reports the mismatch, if any. */
function checkArgument(body: Body, arg: tree.Expr, param: Type, hint: Type | undefined): (() => void) | undefined {
  const found = checkExpression(body, arg, hint ?? param)
  const known = hint && shallow(body, hint)
  // Unsized types (`dyn Fn` in a Box) only guide the argument
  const wanted = known && known.kind !== 'variable' && !isUnsized(known) ? known : param
  const steps = coercion(body, found, wanted)
  const mismatch = (type: Type) =>
    hasError(body.inference.resolve(type)) || hasError(body.inference.resolve(found))
      ? undefined
      : () => reportMismatch(body, innermost(arg), type, found)
  if (!steps) return mismatch(wanted)
  adjust(body, arg, steps)
  if (wanted === param || body.inference.unify(wanted, param)) return undefined
  const last = coercion(body, wanted, param)
  if (!last) return mismatch(param)
  adjust(body, arg, last)
  return undefined
}

/** The `Fn` bounds that a type has, or that an inferred type must have. */
function callBounds(body: Body, type: Type): Bound[] {
  const isPromising = ['param', 'projection', 'opaque', 'dyn'].includes(type.kind)
  const promised = isPromising ? body.solver.promised(type) : []
  const bounds = type.kind === 'variable' ? body.demands.map(({ bound }) => bound) : promised
  return bounds.filter((bound) => isCallTrait(bound) && body.inference.isEqual(bound.args[0]!, type))
}

type ExpectedClosure = { params: readonly Type[]; result?: Type }

export function expectedClosure(body: Body, expected: Type | undefined): ExpectedClosure | undefined {
  const known = expected && shallow(body, expected)
  if (!known) return undefined
  if (known.kind === 'function') return known
  let found: ExpectedClosure | undefined
  for (const bound of known.kind === 'projection' ? [] : callBounds(body, known)) {
    const params = shallow(body, bound.args[1]!)
    if (params.kind !== 'tuple') continue
    const output = bound.bindings.find(({ name }) => name === 'Output')
    const result = output && body.solver.normalize(output.type)
    if (!found || (result && !found.result)) found = { params: params.items, ...(result && { result }) }
  }
  return found
}

function reportNotCallable(body: Body, expr: tree.ExprOf<'Call'>, callee: Type): Type {
  if (isUnknown(callee)) return notInferred(body, expr.callee.span, 'give its type')
  const path = expr.callee.kind === 'PathExpr' ? expr.callee.path : undefined
  const name = path?.segments.length === 1 ? path.segments[0]!.name.name : undefined
  const isShadowed = name !== undefined && body.scope.module.visible('values', name)?.kind === 'function'
  const constructed = body.session.tables.paths.get(expr.callee)
  const found =
    path && constructed?.kind === 'variant' && expr.args.length === 0
      ? `${kindOfConstructor(constructed.adt)} \`${pathText(path)}\``
      : `\`${text(body, callee)}\``
  return failed(body, expr.callee.span, `expected function, found ${found}`, {
    label: 'call expression requires function',
    ...(isShadowed && { help: `a local variable hides the function \`${name}\`: rename the variable` }),
    code: 'E0618',
  })
}

function kindOfCallee(call: tree.Expr, item: FunctionItem | undefined): string {
  if (!item) return 'function'
  if (item.constructs) return kindOfConstructor(item.constructs.adt)
  return call.kind === 'MethodCall' ? 'method' : 'function'
}

/** Reports several wrong arguments as one error. */
function reportArguments(body: Body, call: CallExpr, { params, item }: Signature): void {
  report(body, calleeSpan(call), `arguments to this ${kindOfCallee(call, item)} are incorrect`, {
    help: `it takes (${params.map((param) => text(body, param)).join(', ')})`,
    code: 'E0308',
  })
}

function calleeSpan(call: CallExpr): Span {
  return call.kind === 'Call' ? call.callee.span : call.name.span
}

/** A method's first name is `self`. */
function reportArgumentCount(body: Body, call: CallExpr, { params, item }: Signature): void {
  const count = call.args.length
  const names = item?.constructs ? [] : (item?.signature.names.slice(call.kind === 'MethodCall' ? 1 : 0) ?? [])
  const types = params.map(
    (param, i) => `${names[i] && names[i] !== '_' ? `${names[i].replace(/^_/, '')}: ` : ''}${text(body, param)}`,
  )
  const takes = `this ${kindOfCallee(call, item)} takes ${counted(params.length, 'argument')}`
  const supplied = `${counted(count, 'argument')} ${count === 1 ? 'was' : 'were'} supplied`
  const difference = counted(Math.abs(params.length - count), 'argument')
  report(body, calleeSpan(call), `${takes} but ${supplied}`, {
    label: `${difference} ${params.length > count ? 'missing' : 'too many'}`,
    help: params.length > 0 ? `it takes (${types.join(', ')})` : 'remove the arguments',
    code: item || call.kind === 'MethodCall' ? 'E0061' : 'E0057',
  })
}

function kindOfConstructor({ kind }: Adt): string {
  return kind === 'enum' ? 'enum variant' : 'struct'
}

/** The signature in `F: Fn(i32) -> i32`, `dyn Fn` and `impl Fn`. */
function promisedSignature(body: Body, type: Type): Signature | undefined {
  const calls = callBounds(body, type)
  const bound = calls.find(({ bindings }) => bindings.length > 0) ?? calls[0]
  const params = bound && shallow(body, bound.args[1]!)
  if (!bound || params?.kind !== 'tuple') return undefined
  const { trait, args, bindings } = bound
  const output = bindings.find(({ name }) => name === 'Output')?.type
  const result = body.solver.normalize(output ?? { kind: 'projection', trait, args, name: 'Output' })
  return { params: params.items.map((item) => body.solver.normalize(item)), result }
}
