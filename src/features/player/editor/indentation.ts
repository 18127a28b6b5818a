const OPENING = /[([{]\s*(\/\/.*)?$/
const CLOSING = /^\s*[)\]}]/

/** As many spaces as one step to the right is wide. */
export const INDENT_WIDTH = 4

/**
 * How far to the right a line belongs: as far as the one before it, one step more behind an open delimiter, and one less
 * where it begins with a closing one.
 */
export function indentationOf(line: string, before: string): number {
  const column = /^\s*/.exec(before)![0].replaceAll('\t', ' '.repeat(INDENT_WIDTH)).length
  const opens = OPENING.test(before) ? INDENT_WIDTH : 0
  const closes = CLOSING.test(line) ? INDENT_WIDTH : 0
  return Math.max(0, column + opens - closes)
}
