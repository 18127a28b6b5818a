import { BIGINT, FIRST_SHAPE, LIST, MAP, NUMBER, SET, SPAN } from './graph'
import type { Graph, Written } from './graph'

/** What of an object is written, in this order; undefined for one that is written whole. */
export type Properties = (object: object) => readonly (readonly [name: string, value: unknown])[]

/** Writes an object with everything that it names. */
export function writeGraph(root: unknown, propertiesOf: Properties, same: (object: object) => object): Graph {
  const properties = new Map<object, ReturnType<Properties>>()
  const uses = new Map<object, number>()
  const count = (given: unknown) => {
    if (given === null || typeof given !== 'object') return
    const object = same(given)
    const times = (uses.get(object) ?? 0) + 1
    uses.set(object, times)
    if (times > 1 || isSpan(object)) return
    for (const part of partsOf(object)) count(part)
  }
  const partsOf = (object: object): Iterable<unknown> => {
    if (Array.isArray(object) || object instanceof Set) return object as Iterable<unknown>
    if (object instanceof Map) return [...object].flat(1)
    const own = propertiesOf(object).filter(([, value]) => value !== undefined)
    properties.set(object, own)
    return own.map(([, value]) => value)
  }
  count(root)

  const shapes = new Map<string, number>()
  const places = new Map<object, number>()
  const shared: Written[] = []
  const write = (value: unknown): Written => {
    if (typeof value === 'bigint') return [BIGINT, `${value}`]
    if (typeof value === 'number') return [NUMBER, finite(value)]
    if (value === null || typeof value !== 'object') return value as Written
    const object = same(value)
    if (isSpan(object)) return [SPAN, object.start, object.end]
    if (uses.get(object) === 1 || isEmptyList(object)) return bodyOf(object)
    const known = places.get(object)
    if (known !== undefined) return known
    const place = shared.push(null) - 1
    places.set(object, place)
    shared[place] = bodyOf(object)
    return place
  }
  const bodyOf = (object: object): Written => {
    if (Array.isArray(object)) return [LIST, ...object.map(write)]
    if (object instanceof Set) return [SET, ...[...object].map(write)]
    if (object instanceof Map) return [MAP, ...[...object].flat(1).map(write)]
    const own = properties.get(object)!
    const kind = own.find(([name]) => name === 'kind')?.[1] ?? ''
    const rest = own.filter(([name]) => name !== 'kind')
    const shape = [kind, ...rest.map(([name]) => name)].join(' ')
    if (!shapes.has(shape)) shapes.set(shape, shapes.size)
    return [FIRST_SHAPE + shapes.get(shape)!, ...rest.map(([, value]) => write(value))]
  }
  const written = write(root)
  return { shapes: [...shapes.keys()], shared, root: written }
}

const isEmptyList = (object: object) => Array.isArray(object) && object.length === 0

function isSpan(object: object): object is { start: number; end: number } {
  return 'start' in object && 'end' in object && Object.keys(object).length === 2
}

function finite(value: number): number {
  if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`JSON has no ${value}`)
  return value
}
