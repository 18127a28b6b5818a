import { boundText } from '../types/typeText'
import type * as tree from '../tree/tree'
import { ERROR, reference, UNIT } from '../types/known'
import type { Bound, Constant, FunctionItem, ImplItem, Param, Signature, TraitItem, Type } from '../types/type'
import type { Collector } from './collector'
import { asTypes, declareGenerics, type LoweredGenerics, lowerWhere } from './typeScope'
import { lazy } from './lazy'
import { lowerType } from './lowerType'
import type { TypeScope } from './typeScope'

/** The signature is lowered on demand. */
export function functionItem(
  collector: Collector,
  node: tree.FnItem,
  outer: TypeScope,
  ownerParams: readonly Param[],
  key: string,
  owner?: ImplItem | TraitItem,
): FunctionItem {
  const scopeOf = (): TypeScope => scope
  const own: LoweredGenerics = declareGenerics(node.generics, outer.generics, scopeOf)
  const scope: TypeScope = { ...outer, generics: own.names }
  const anonymous: { param: Param; bounds: () => readonly Bound[] }[] = []
  const baseParams = [...ownerParams, ...own.params]
  const head = lazy(
    () => {
      const allParams = () => [...baseParams, ...anonymous.map(({ param }) => param)]
      const trait = owner?.kind === 'trait' ? owner : undefined
      const signature = functionSignature(scope, node, anonymous, allParams, trait)
      const where = lazy(
        () => [
          ...(owner?.kind === 'impl' ? owner.where : []),
          ...lowerWhere(scope, node.generics, own.params),
          ...anonymous.flatMap(({ bounds }) => bounds()),
        ],
        [],
      )
      return {
        params: [...baseParams, ...anonymous.map(({ param }) => param)],
        signature: {
          ...signature,
          get where() {
            return where()
          },
        },
      }
    },
    { params: baseParams, signature: { names: [], params: [], result: ERROR, where: [] } },
  )
  const isDeclared = !collector.isOwn && node.body !== undefined && isEmptyBody(node.body) && node.result !== undefined
  const item: FunctionItem = {
    name: node.name.name,
    key,
    get params() {
      return head().params
    },
    get signature() {
      return head().signature
    },
    hasDefault: node.body !== undefined,
    ...(owner ? { owner } : {}),
    node,
    ...(node.body && !isDeclared ? { body: node.body } : {}),
    isOwn: collector.isOwn,
  }
  collector.scopes.set(item, scope)
  collector.collected.functions.push(item)
  return item
}

function isEmptyBody({ statements, tail }: tree.Block): boolean {
  return statements.length === 0 && !tail
}

function functionSignature(
  scope: TypeScope,
  node: tree.FnItem,
  anonymous: { param: Param; bounds: () => readonly Bound[] }[],
  allParams: () => readonly Param[],
  trait: TraitItem | undefined,
): Omit<Signature, 'where'> {
  const argumentScope: TypeScope = {
    ...scope,
    implTrait: (bounds) => {
      const param: Param = {
        isAnonymous: true,
        get name() {
          return `impl ${known()
            .map((bound) => boundText(bound))
            .join(' + ')}`
        },
      }
      const type: Type = { kind: 'param', param }
      const known = lazy(() => bounds(type), [])
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
      const promise = trait && { trait, name: node.name.name }
      const opaque = { bounds: [] as readonly Bound[], generics, ...(promise && { promise }) }
      const type: Type = { kind: 'opaque', opaque, args }
      opaque.bounds = bounds(type)
      return type
    },
  }
  return {
    ...(node.receiver ? { receiver: receiverMode(node.receiver) } : {}),
    names: [...(receiver ? ['self'] : []), ...node.params.map(({ pattern }) => patternName(pattern))],
    params: receiver ? [receiver, ...params] : params,
    result: node.result ? lowerType(resultScope, node.result) : UNIT,
  }
}

function receiverMode({ mode }: tree.Receiver): 'value' | 'shared' | 'mutable' {
  return mode === 'value' ? 'value' : mode === 'ref' ? 'shared' : 'mutable'
}

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
export function constantItem(
  collector: Collector,
  node: tree.ConstItem,
  scope: TypeScope,
  params: readonly Param[],
  key: string,
  owner?: ImplItem | TraitItem,
): Constant {
  const type = lazy(() => lowerType(scope, node.type), ERROR)
  const constant: Constant = {
    name: node.name.name,
    key,
    params,
    get type() {
      return type()
    },
    ...(owner ? { owner } : {}),
    node,
    ...(node.value ? { value: node.value } : {}),
    isStatic: node.isStatic,
    isOwn: collector.isOwn,
  }
  collector.scopes.set(constant, scope)
  collector.collected.constants.push(constant)
  return constant
}
