import type { Type } from '../front/types/type'

/** What a parameter called `name` stands for when a type with parameters is another one: `T` of `Vec<T>` and `Vec<i32>`. */
export function matchType(pattern: Type, type: Type, name: string): Type | undefined {
  const all = (patterns: readonly Type[], types: readonly Type[]) => {
    for (const [i, part] of patterns.entries()) {
      const found = types[i] && matchType(part, types[i], name)
      if (found) return found
    }
    return undefined
  }
  if (pattern.kind === 'param') return pattern.param.name === name ? type : undefined
  if (pattern.kind === 'adt' && type.kind === 'adt') return all(pattern.args, type.args)
  if (pattern.kind === 'tuple' && type.kind === 'tuple') return all(pattern.items, type.items)
  if (pattern.kind === 'slice' && type.kind === 'slice') return matchType(pattern.item, type.item, name)
  if (pattern.kind === 'reference' && type.kind === 'reference') return matchType(pattern.target, type.target, name)
  if (pattern.kind === 'array' && type.kind === 'array') {
    return all([pattern.item, pattern.length], [type.item, type.length])
  }
  return undefined
}
