import type * as tree from '../tree/tree'
import { type Body, report } from './body'

/** Whether a pattern of a slice stands for those that no other looks at: `..`, `rest @ ..`. */
export function isRest(item: tree.Pattern): boolean {
  return item.kind === 'RestPattern' || (item.kind === 'BindingPattern' && item.pattern?.kind === 'RestPattern')
}

/** The items before and behind `..`, and how many there are; a second `..` is reported. */
export function aroundRest(
  body: Body,
  items: readonly tree.Pattern[],
  what: 'tuple' | 'tuple struct' | 'slice',
): { rest: number; count: number } {
  const [first, second] = items.filter(isRest)
  if (second)
    report(body, second.span, `\`..\` can only be used once per ${what} pattern`, {
      label: `can only be used once per ${what} pattern`,
      help: 'name what lies between with `_`, one for each',
    })
  return { rest: first ? items.indexOf(first) : -1, count: items.length - (first ? 1 : 0) }
}
