import type { Value } from '../values/value'

/** Makes a value from its fields in the order of the declaration: a struct, or a variant with this discriminant. */
export function construct(discriminant: number | undefined, isFieldless: boolean): (fields: Value[]) => Value {
  if (discriminant === undefined) return (fields) => fields
  return isFieldless ? () => discriminant : (fields) => [discriminant, ...fields]
}
