import type { Callable, Value } from './value'

/** A value behind `dyn Trait`, with the methods that its type has; made where a `Box` or reference becomes one. */
export class Dynamic {
  constructor(
    readonly value: Value,
    /** Of traits that share the name of a method (`Display`, `Debug`) the one is named that is meant. */
    readonly method: (name: string, trait?: string) => Callable,
  ) {}
}
