import { boundText } from '../types/typeText'
import type * as tree from '../tree/tree'
import { ERROR, reference, UNIT } from '../types/known'
import type { Bound, Constant, FunctionItem, Param, Signature, Type } from '../types/type'
import type { Collector } from './collector'
import { asTypes, declareGenerics, lowerWhere, type TypeScope } from './typeScope'
import { lazy, withGetters } from './lazy'
import { lowerType } from './lowerType'

/** The signature is lowered on demand. */
export function functionItem(collector: Collector, node: tree.FnItem, outer: TypeScope, key: string): FunctionItem {
  const { owner } = outer
  const own = declareGenerics(node.generics, () => scope, outer.generics)
  const scope: TypeScope = { ...outer, generics: own.names }
  const anonymous: { param: Param; bounds: () => readonly Bound[] }[] = []
  const baseParams = [...(owner?.params ?? []), ...own.params]
  const head = lazy(
    () => {
      const allParams = () => [...baseParams, ...anonymous.map(({ param }) => param)]
      const where = (): Bound[] => [
        ...(owner?.kind === 'impl' ? owner.where : []),
        ...lowerWhere(scope, node.generics, own.params),
        ...anonymous.flatMap(({ bounds }) => bounds()),
      ]
      const signature = withGetters(functionSignature(scope, node, anonymous, allParams), { where: lazy(where, []) })
      return { params: allParams(), signature }
    },
    { params: baseParams, signature: { names: [], params: [], result: ERROR, where: [] } },
  )
  const { body, result } = node
  const isDeclared = !collector.isOwn && result && body?.statements.length === 0 && !body.tail
  const item: FunctionItem = withGetters(
    {
      name: node.name.name,
      key,
      hasDefault: body !== undefined,
      ...(owner && { owner }),
      node,
      ...(body && !isDeclared && { body }),
      isOwn: collector.isOwn,
    },
    { params: () => head().params, signature: () => head().signature },
  )
  collector.scopes.set(item, scope)
  collector.collected.functions.push(item)
  return item
}

function functionSignature(
  scope: TypeScope,
  node: tree.FnItem,
  anonymous: { param: Param; bounds: () => readonly Bound[] }[],
  allParams: () => readonly Param[],
): Omit<Signature, 'where'> {
  const argumentScope: TypeScope = {
    ...scope,
    implTrait: (bounds) => {
      const known = lazy(() => bounds(type), [])
      const texts = () => known().map((bound) => boundText(bound))
      const param: Param = withGetters({ isAnonymous: true }, { name: () => `impl ${texts().join(' + ')}` })
      const type: Type = { kind: 'param', param }
      anonymous.push({ param, bounds: known })
      return type
    },
  }
  const receiver = node.receiver && receiverType(scope, node.receiver)
  const params = node.params.map(({ type }) => lowerType(argumentScope, type))
  const resultScope: TypeScope = {
    ...scope,
    implTrait: (bounds) => {
      const generics = allParams()
      const args = asTypes(generics)
      const promise = scope.owner?.kind === 'trait' && { promise: { trait: scope.owner, name: node.name.name } }
      const opaque = { bounds: [] as readonly Bound[], generics, ...promise }
      const type: Type = { kind: 'opaque', opaque, args }
      opaque.bounds = bounds(type)
      return type
    },
  }
  return {
    ...(node.receiver && { receiver: RECEIVERS[node.receiver.mode] }),
    names: [...(receiver ? ['self'] : []), ...node.params.map(({ pattern }) => patternName(pattern))],
    params: receiver ? [receiver, ...params] : params,
    result: node.result ? lowerType(resultScope, node.result) : UNIT,
  }
}

const RECEIVERS = { value: 'value', ref: 'shared', mut: 'mutable' } as const

function receiverType(scope: TypeScope, receiver: tree.Receiver): Type {
  if (receiver.type) return lowerType(scope, receiver.type)
  const self = scope.selfType ?? ERROR
  if (receiver.mode === 'value') return self
  return reference(self, receiver.mode === 'mut', receiver.lifetime?.name)
}

function patternName(pattern: tree.Pattern): string {
  return pattern.kind === 'BindingPattern' ? pattern.name.name : '_'
}

/** The type is lowered on demand. */
export function constantItem(collector: Collector, node: tree.ConstItem, scope: TypeScope, key: string): Constant {
  const { owner } = scope
  const constant: Constant = withGetters(
    {
      name: node.name.name,
      key,
      params: owner?.params ?? [],
      ...(owner && { owner }),
      node,
      ...(node.value && { value: node.value }),
      isStatic: node.isStatic,
      isOwn: collector.isOwn,
    },
    { type: lazy(() => lowerType(scope, node.type), ERROR) },
  )
  collector.scopes.set(constant, scope)
  collector.collected.constants.push(constant)
  return constant
}
