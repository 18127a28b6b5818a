import type { Compound, Value } from './value'

/** Where a plain value lies that is borrowed as mutable: an item of an array, of a struct, of the variables of a call. */
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

/** What a `&mut T` points at, for a `T` that is not known: a plain value is read from its place. */
export function readThrough(reference: Value): Value {
  return reference instanceof Place ? reference.get() : reference
}

/** `*reference = value`, for a type that is not known. */
export function writeThrough(reference: Value, value: Value): void {
  if (reference instanceof Place) reference.set(value)
  else becomeAs(reference as Value[] | Compound, value)
}

/** `mem::replace`: the value that was there; a compound moves out of its object, which takes the new contents. */
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

/** Gives a compound the contents of another one of its type, which nobody uses from now on. */
export function becomeAs(target: Value[] | Compound, source: Value): void {
  if (!Array.isArray(target)) target.become(source as Compound)
  else if (target !== source) {
    const items = source as Value[]
    target.length = items.length
    for (let i = 0; i < items.length; i++) target[i] = items[i]
  }
}

/** A compound of the same kind without contents, for `becomeAs`. */
export function emptyLike(value: Value): Value[] | Compound {
  return Array.isArray(value) ? [] : (Object.create(Object.getPrototypeOf(value) as object) as Compound)
}
