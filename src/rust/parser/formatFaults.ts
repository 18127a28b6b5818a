import { type Cursor, fail } from './cursor'
import type { Expr } from '../tree/tree'
import { textAt } from '../source/span'

export function failTemplate(c: Cursor, { span }: Expr): never {
  fail(c, span, 'format argument must be a string literal', {
    help: `you might be missing a string literal to format with: \`"{}", ${textAt(c.text, span)}\``,
  })
}

export function missingArguments(wanted: number, given: number): string {
  const placeholders = `${wanted} positional argument${wanted === 1 ? '' : 's'} in format string`
  return `${placeholders}, but ${givenArguments(given)}`
}

export function givenArguments(count: number): string {
  if (count === 0) return 'no arguments were given'
  return count === 1 ? 'there is 1 argument' : `there are ${count} arguments`
}
