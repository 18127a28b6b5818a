/** Line and column from 1; columns count characters, not UTF-16 units. */
export type Position = { line: number; column: number }

/** Offsets beyond the text mean its end. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 }
}
