import type { Native, Natives, Value } from 'rust/machine'

/** A native that does not depend on its types. */
export const untyped =
  (rule: (...args: never[]) => Value): Native =>
  () =>
    rule

/** Natives under keys `owner::name`, or just `name`. */
export function nativesOf(owner: string, rules: Record<string, (...args: never[]) => Value>): Natives {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [owner ? `${owner}::${name}` : name, untyped(rule)]),
  )
}
