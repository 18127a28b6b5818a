import type { Callable, Value } from './value'

/** A value behind `dyn Trait`, with the methods that its type has; made where a `Box` or reference becomes one. */
export class Dynamic {
  constructor(
    readonly value: Value,
    /** By the key of the method: `Display::fmt`. */
    readonly method: (key: string) => Callable,
  ) {}
}
