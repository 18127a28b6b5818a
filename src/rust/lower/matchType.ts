import { typesIn } from '../front/types/substitute'
import type { Type } from '../front/types/type'

/** What a parameter called `name` stands for when a type with parameters is another one: `T` of `Vec<T>` and `Vec<i32>`. */
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
