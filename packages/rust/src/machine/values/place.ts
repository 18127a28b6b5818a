import type { Compound, Value } from './value'

/** The place of a plain value that is mutably borrowed: an array and an index. */
export class Place {
  constructor(
    readonly owner: Value[],
    readonly key: number,
  ) {}

  get(): Value {
    return this.owner[this.key]
  }

  set(value: Value): void {
    this.owner[this.key] = value
  }
}

/** Reads a `&mut T` of unknown `T`. */
export function readThrough(reference: Value): Value {
  return reference instanceof Place ? reference.get() : reference
}

/** `*reference = value` for an unknown type. */
export function writeThrough(reference: Value, value: Value): void {
  if (reference instanceof Place) reference.set(value)
  else becomeAs(reference as Value[] | Compound, value)
}

/** `mem::replace`; a compound's contents move to a new object. */
export function replaceThrough(reference: Value, value: Value): Value {
  if (reference instanceof Place) {
    const previous = reference.get()
    reference.set(value)
    return previous
  }
  const previous = emptyLike(reference)
  becomeAs(previous, reference)
  becomeAs(reference as Value[] | Compound, value)
  return previous
}

/** Moves a compound's contents into another of its type. */
export function becomeAs(target: Value[] | Compound, source: Value): void {
  if (!Array.isArray(target)) target.become(source as Compound)
  else if (target !== source) {
    const items = source as Value[]
    target.length = items.length
    for (let i = 0; i < items.length; i++) target[i] = items[i]
  }
}

/** An empty compound of the same kind, for `becomeAs`. */
export function emptyLike(value: Value): Value[] | Compound {
  return Array.isArray(value) ? [] : (Object.create(Object.getPrototypeOf(value) as object) as Compound)
}
