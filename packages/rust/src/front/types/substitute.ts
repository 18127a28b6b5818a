import { type Bound, type Param, tooDeep, type Type } from './type'

/** Unchanged parts keep their identity. */
export function mapType(type: Type, change: (type: Type) => Type | undefined, depth = 0): Type {
  const changed = change(type)
  if (changed) return changed
  if (depth > 200) return tooDeep()
  const map = (part: Type) => mapType(part, change, depth + 1)
  switch (type.kind) {
    case 'tuple': {
      const items = mapAll(type.items, map)
      return items === type.items ? type : { ...type, items }
    }
    case 'array': {
      const item = map(type.item)
      const length = map(type.length)
      return item === type.item && length === type.length ? type : { ...type, item, length }
    }
    case 'slice': {
      const item = map(type.item)
      return item === type.item ? type : { ...type, item }
    }
    case 'reference': {
      const target = map(type.target)
      return target === type.target ? type : { ...type, target }
    }
    case 'adt':
    case 'functionItem':
    case 'closure':
    case 'opaque':
    case 'projection': {
      const args = mapAll(type.args, map)
      return args === type.args ? type : { ...type, args }
    }
    case 'function': {
      const params = mapAll(type.params, map)
      const result = map(type.result)
      return params === type.params && result === type.result ? type : { ...type, params, result }
    }
    case 'dyn': {
      const bounds = mapAll(type.bounds, (bound) => mapBound(bound, map))
      return bounds === type.bounds ? type : { ...type, bounds }
    }
    default:
      return type
  }
}

export function typesIn(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'tuple':
      return type.items
    case 'array':
      return [type.item, type.length]
    case 'slice':
      return [type.item]
    case 'reference':
      return [type.target]
    case 'adt':
    case 'functionItem':
    case 'closure':
    case 'opaque':
    case 'projection':
      return type.args
    case 'function':
      return [...type.params, type.result]
    case 'dyn':
      return type.bounds.flatMap(({ args, bindings }) => [...args.slice(1), ...bindings.map((binding) => binding.type)])
    default:
      return []
  }
}

/** Whether the type or a part of it passes the test; the parts of a part are tested if the answer is undefined. */
export function hasPart(type: Type, test: (part: Type) => boolean | undefined): boolean {
  let isFound = false
  mapType(type, (part) => {
    const answer = isFound || test(part)
    isFound ||= answer === true
    return answer === undefined ? undefined : part
  })
  return isFound
}

/** Keeps the list's identity if nothing changes. */
function mapAll<Item>(items: readonly Item[], map: (item: Item) => Item): readonly Item[] {
  let changed: Item[] | undefined
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i]!
    const mapped = map(item)
    if (mapped !== item) changed ??= items.slice()
    if (changed) changed[i] = mapped
  }
  return changed ?? items
}

/** Keeps the bound's identity if nothing changes. */
export function mapBound(bound: Bound, map: (type: Type) => Type): Bound {
  const args = mapAll(bound.args, map)
  const bindings = mapAll(bound.bindings, (binding) => {
    const type = map(binding.type)
    return type === binding.type ? binding : { ...binding, type }
  })
  return args === bound.args && bindings === bound.bindings ? bound : { ...bound, args, bindings }
}

export type Substitution = ReadonlyMap<Param, Type>

/** Maps parameters by position; others are unchanged. */
export function substitutionOf(params: readonly Param[], args: readonly Type[]): Substitution {
  const substitution = new Map<Param, Type>()
  params.forEach((param, i) => {
    const arg = args[i]
    if (arg) substitution.set(param, arg)
  })
  return substitution
}

export function substitute(type: Type, substitution: Substitution): Type {
  if (substitution.size === 0) return type
  return mapType(type, (part) => (part.kind === 'param' ? substitution.get(part.param) : undefined))
}

export function substituteBound(bound: Bound, substitution: Substitution): Bound {
  return substitution.size === 0 ? bound : mapBound(bound, (type) => substitute(type, substitution))
}
