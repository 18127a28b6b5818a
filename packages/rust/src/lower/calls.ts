import type { Callee, Local } from '../front/checked/checked'
import type { Span } from '../front/source/span'
import { typeText } from '../front/types/typeText'
import { memoryLayout } from '../front/types/memoryLayout'
import type { ExprOf } from '../front/tree/tree'
import { isStd } from '../front/types/known'
import type * as ir from '../ir/program'
import { variantValue } from './aggregates'
import { notSupported, type Body, type CallSite, type Lowering } from './lowering'
import { droppedAfter, needsDrop } from './dropScopes'
import { isFieldless, tagOf, variantAt } from './layout'
import { read } from './places'
import type { FunctionItem, Param, Type } from '../front/types/type'
import { isStructural } from '../ir/traits'
import { calleeWithDrops } from './glue'
import { typesIn } from '../front/types/substitute'
import { expression, placeOf } from './expressions'

export function call(node: ExprOf<'Call'>, body: Body): ir.Expr {
  const args = node.args.map((node) => expression(node, body))
  const resolution = node.callee.kind === 'PathExpr' ? body.checked.paths.get(node.callee) : undefined
  if (resolution?.kind !== 'function') {
    const called: ir.Expr = { op: 'callValue', callee: read(placeOf(node.callee, body)), args, ...body.at(node.span) }
    return resolution?.kind === 'local' && body.dropScopes ? calledLocal(called, resolution.local, body) : called
  }
  const { constructs, key } = resolution.callee.item
  if (constructs) return variantValue(constructs.adt, constructs.variant, args)
  if (key.startsWith('mem::') && /size_of|align_of/.test(key)) return sizeOf(resolution.callee, body, node.span)
  const types = node.args.map(body.adjustedTypeOf)
  const callee = body.callee(resolution.callee, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args, ...body.at(node.span) }
}

/** `size_of` and the like, which are constants once the type is known. */
function sizeOf({ item, args }: Callee, body: Body, span: Span): ir.Expr {
  const type = body.concrete(args[0]!)
  const layout = memoryLayout(type)
  if (!layout) throw notSupported(`${item.name}::<${typeText(type)}>`, body.at(span).at)
  return { op: 'value', value: item.key.includes('size') ? layout.size : layout.align }
}

/** `receiver.name(args)`. */
export function methodCall(node: ExprOf<'MethodCall'>, body: Body): ir.Expr {
  const found = body.checked.callees.get(node)
  // Temporaries are dropped in reverse order
  const first = body.dropScopes && expression(node.receiver, body)
  const args = node.args.map((node) => expression(node, body))
  const receiver = first ?? expression(node.receiver, body)
  if (!found) throw new Error(`no method ${node.name.name}`)
  const types = [body.adjustedTypeOf(node.receiver), ...node.args.map(body.adjustedTypeOf)]
  const callee = body.callee(found, node.span, types, body.typeOf(node))
  return { op: 'call', callee, args: [receiver, ...args], ...body.at(node.span) }
}

/** Whether a variable is called by value, so that the call drops it. */
function calledLocal(called: ir.Expr, local: Local, body: Body): ir.Expr {
  const located = body.variable(local)
  const { type } = located
  const [content] = isStd(type, 'Box') ? type.args : []
  const isOnce =
    (local.type.kind === 'param' && body.dropScopes?.calledOnce.has(local.type.param)) ||
    (type.kind === 'closure' && type.closure.call === 'FnOnce') ||
    (content?.kind === 'dyn' && content.bounds.some(({ trait }) => trait.name === 'FnOnce'))
  return isOnce && needsDrop(type, body) ? droppedAfter(called, located, body) : called
}

export function calleeOf(lowering: Lowering, callee: Callee, site: CallSite): ir.Callee {
  const target = lowering.checked.implementationOf(callee)
  if (target.kind === 'dynamic') return { kind: 'dynamic', key: target.item.key }
  if (target.kind === 'structural') return structural(lowering, target.item, target.args, site)
  const { item, args, key, fallbackKey } = target
  if (item.constructs) return constructorOf(item.constructs)
  if (item.body) return { kind: 'function', function: lowering.instance(item, args) }
  if (item.node?.native) return stateMethod(lowering, item.node.native, item)
  const native = [key, fallbackKey].find((candidate) => candidate !== undefined && lowering.isNative(candidate))
  if (native === undefined) return structural(lowering, item, args, site)
  const droppingCallee = lowering.drops && calleeWithDrops(lowering, lowering.drops, native, item, args, site)
  return droppingCallee ?? nativeUse(lowering, native, item, args, site)
}

export function macroCallee(lowering: Lowering, key: string, site: CallSite): ir.CalleeId | undefined {
  if (!lowering.isNative(key)) return undefined
  return lowering.addCallee(nativeUse(lowering, key, { key, params: [] }, [], site))
}

function structural(lowering: Lowering, item: FunctionItem, args: readonly Type[], site: CallSite): ir.Callee {
  const trait = item.owner?.kind === 'trait' ? item.owner.name : item.owner?.trait?.trait.name
  const [self, other] = args
  if (!trait || !self || !isStructural(trait)) throw notSupported(item.key, site.at)
  if (other && (trait === 'PartialEq' || trait === 'PartialOrd')) lowering.demand(trait, self, other)
  return { kind: 'structural', trait, name: item.name, shapes: args.slice(0, 2).map(lowering.shape) }
}

/** `Some`, `Point`: takes the fields. */
function constructorOf({ adt, variant }: NonNullable<FunctionItem['constructs']>): ir.Callee {
  if (adt.kind === 'struct') return { kind: 'constructor' }
  const discriminant = tagOf(adt, variantAt(adt, variant))
  return { kind: 'constructor', discriminant, isFieldless: isFieldless(adt) || undefined }
}

/** The program gets only copies of the stored state. */
function stateMethod(lowering: Lowering, name: 'load' | 'save', { owner }: FunctionItem): ir.Callee {
  if (owner?.kind !== 'impl') throw new Error('a state is a struct')
  const state = lowering.shape(owner.self)
  if (name === 'save') return { kind: 'save', state }
  // A state's initial value is a function of its own, not an impl of `Default`
  return { kind: 'load', state, initial: lowering.instance(owner.functions.get('default')!, []) }
}

export function nativeUse(
  lowering: Lowering,
  key: string,
  item: Pick<FunctionItem, 'key' | 'params' | 'owner'>,
  args: readonly Type[],
  site: CallSite,
): ir.NativeUse {
  const { options, headedBy } = site
  return {
    kind: 'native',
    key,
    generics: Object.fromEntries(genericsOf(lowering, item, args).map(([name, type]) => [name, lowering.shape(type)])),
    args: site.args.map(lowering.shape),
    result: lowering.shape(site.result),
    options,
    headedBy,
  }
}

/** By parameter name, including `Self` and the arguments of an impl that leaves a method native. */
function genericsOf(
  { checked }: Lowering,
  { owner, params }: Pick<FunctionItem, 'params' | 'owner'>,
  args: readonly Type[],
): [name: string, type: Type][] {
  const own = params.flatMap(({ name }, i): [string, Type][] => (args[i] ? [[name, args[i]]] : []))
  if (owner?.kind === 'impl') return [...own, ['Self', checked.substitute(owner.self, params, args)]]
  const [self] = args
  const impl = owner && self && checked.implOf(owner.name, self)
  if (!impl) return own
  const known = new Set(own.map(([name]) => name))
  const found = impl.params.flatMap(({ name }: Param): [string, Type][] => {
    const type = known.has(name) ? undefined : matchType(impl.self, self, name)
    return type ? [[name, type]] : []
  })
  return [...own, ...found]
}

/** The argument of parameter `name` when one type matches another: `T` in `Vec<T>` and `Vec<i32>`. */
export function matchType(pattern: Type, type: Type, name: string): Type | undefined {
  if (pattern.kind === 'param') return pattern.param.name === name ? type : undefined
  if (pattern.kind !== type.kind) return undefined
  const parts = typesIn(type)
  for (const [i, part] of typesIn(pattern).entries()) {
    const found = parts[i] && matchType(part, parts[i], name)
    if (found) return found
  }
  return undefined
}
