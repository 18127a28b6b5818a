import type { Native, Natives, Value } from 'rust/machine'

/** A function that does the same at every place that calls it. */
export const anywhere =
  (rule: (...args: never[]) => Value): Native =>
  () =>
    rule

/** Rules under their keys: `owner::name`, or `name` where there is no owner. */
export function nativesOf(owner: string, rules: Record<string, (...args: never[]) => Value>): Natives {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [owner ? `${owner}::${name}` : name, anywhere(rule)]),
  )
}
