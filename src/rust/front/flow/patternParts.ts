import type { Pattern } from '../tree/tree'
import type { Type } from '../types/type'

/** The patterns inside a pattern, and which part of the place each looks at. */
export function partsOf(pattern: Pattern, type: Type | undefined): [part: string | undefined, pattern: Pattern][] {
  switch (pattern.kind) {
    case 'BindingPattern':
      return pattern.pattern ? [[undefined, pattern.pattern]] : []
    case 'RefPattern':
      return [[pattern.isMut ? '*&mut' : '*&', pattern.target]]
    case 'TuplePattern':
    case 'TupleStructPattern': {
      const rest = pattern.items.findIndex((item) => item.kind === 'RestPattern')
      const length = type?.kind === 'tuple' ? type.items.length : pattern.items.length
      return pattern.items.map((item, i) => [
        String(rest >= 0 && i > rest ? length - (pattern.items.length - i) : i),
        item,
      ])
    }
    case 'StructPattern':
      return pattern.fields.map(({ name, pattern: inner }) => [name.name, inner])
    case 'SlicePattern':
      // The items of an array are parts of it, as those of a tuple
      return pattern.items.map((item, i) => [type?.kind === 'array' ? String(i) : '[]', item])
    case 'OrPattern':
      return pattern.alternatives.map((alternative) => [undefined, alternative])
    default:
      return []
  }
}
