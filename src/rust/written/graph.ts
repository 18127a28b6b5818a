/**
 * A graph of objects as data that JSON can carry. Text, truth values and null stand for themselves; a number names a shared
 * object; a list is something else, which its first item tells (`LIST`, …), or an object of a shape.
 */
export type Written = string | boolean | null | number | readonly Written[]

export const LIST = 0
export const MAP = 1
export const SET = 2
export const BIGINT = 3
export const NUMBER = 4
/** `{ start, end }`. */
export const SPAN = 5
/** From here on: the number of a shape. */
export const FIRST_SHAPE = 6

export type Graph = {
  /** The properties of objects, `Kind name name`. What comes first is their `kind`, or nothing; `@name` is a table. */
  shapes: readonly string[]
  /** What is named in more than one place, or contains itself. */
  shared: readonly Written[]
  root: Written
}

/** Facts about objects that stand in maps by the object. */
export type Tables = { readonly [name: string]: Map<object, unknown> }

const isList = (written: Written): written is readonly Written[] => Array.isArray(written)

/** The object that was written. Facts in the tables go into the maps that are given. */
export function readGraph({ shapes, shared, root }: Graph, tables: Tables): unknown {
  const known = new Map<number, unknown>()
  const properties = shapes.map((shape) => shape.split(' '))

  function read(written: Written): unknown {
    if (typeof written === 'number') return sharedAt(written)
    return isList(written) ? filled(begun(written), written) : written
  }
  function sharedAt(place: number): unknown {
    if (known.has(place)) return known.get(place)
    const written = shared[place] as readonly Written[]
    const object = begun(written)
    // Known before it is filled: it may contain itself
    known.set(place, object)
    return filled(object, written)
  }
  function begun([kind, first, second]: readonly Written[]): unknown {
    switch (kind) {
      case LIST:
        return []
      case MAP:
        return new Map()
      case SET:
        return new Set()
      case BIGINT:
        return BigInt(first as string)
      case NUMBER:
        return first
      case SPAN:
        return { start: first, end: second }
    }
    const [name] = properties[(kind as number) - FIRST_SHAPE]!
    return name ? { kind: name } : {}
  }
  function filled(object: unknown, written: readonly Written[]): unknown {
    const kind = written[0] as number
    if (kind === LIST) for (let i = 1; i < written.length; i++) (object as unknown[]).push(read(written[i]!))
    else if (kind === SET) for (let i = 1; i < written.length; i++) (object as Set<unknown>).add(read(written[i]!))
    else if (kind === MAP) {
      const map = object as Map<unknown, unknown>
      for (let i = 1; i < written.length; i += 2) map.set(read(written[i]!), read(written[i + 1]!))
    } else if (kind >= FIRST_SHAPE) {
      const names = properties[kind - FIRST_SHAPE]!
      for (let i = 1; i < written.length; i++) {
        const name = names[i]!
        const value = read(written[i]!)
        if (name.startsWith('@')) tables[name.slice(1)]!.set(object as object, value)
        else (object as Record<string, unknown>)[name] = value
      }
    }
    return object
  }
  return read(root)
}
