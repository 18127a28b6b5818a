const OPENING = /[([{]\s*(\/\/.*)?$/
const CLOSING = /^\s*[)\]}]/
/** A method on a line of its own, and the end of what it belongs to. */
const CHAINED = /^\s*\.[^.]/
const ENDED = /[;,]\s*(\/\/.*)?$/

/** As many spaces as one step to the right is wide. */
export const INDENT_WIDTH = 4

/**
 * How far to the right a line belongs: as far as the one before it, one step more behind an open delimiter, and one less
 * where it begins with a closing one. A chain of methods stands one step further than what it begins with.
 */
export function indentationOf(line: string, before: string, column: number): number {
  const opens = OPENING.test(before) || (CHAINED.test(line) && !CHAINED.test(before))
  const closes = CLOSING.test(line) || (CHAINED.test(before) && !CHAINED.test(line) && ENDED.test(before))
  return Math.max(0, column + (opens ? INDENT_WIDTH : 0) - (closes ? INDENT_WIDTH : 0))
}
