/** A place as a reader counts it: the first line and the first column are 1; a column is a character, not a UTF-16 unit. */
export type Position = { line: number; column: number }

/** The line and column of an offset. An offset beyond the text is its end. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 }
}
