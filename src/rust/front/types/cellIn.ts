import type { Adt, Type } from './type'

const CELLS: readonly string[] = ['Cell', 'RefCell', 'OnceCell']

/** The cell in a type that is changed through a shared reference, as part of the value itself; undefined where there is none. */
export function cellIn(type: Type, around: readonly Adt[] = []): Type | undefined {
  const inside = (part: Type) => cellIn(part, around)
  switch (type.kind) {
    case 'tuple':
      return firstOf(type.items, inside)
    case 'array':
      return inside(type.item)
    case 'adt': {
      const { adt, args } = type
      if (!adt.isOwn && CELLS.includes(adt.name)) return type
      const fields = adt.isOwn && !around.includes(adt) ? adt.variants.flatMap(({ fields }) => fields) : []
      return firstOf(args, inside) ?? firstOf(fields, (field) => cellIn(field.type, [...around, adt]))
    }
    default:
      return undefined
  }
}

function firstOf<Part>(parts: readonly Part[], find: (part: Part) => Type | undefined): Type | undefined {
  for (const part of parts) {
    const found = find(part)
    if (found) return found
  }
  return undefined
}
