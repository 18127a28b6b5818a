/** What replaces a stretch of the field, and what is selected afterwards. */
export type FieldEdit = { start: number; end: number; insert: string; selection: readonly [number, number] }

type Selected = { text: string; start: number; end: number }

const WIDTH = 4
const STEP = ' '.repeat(WIDTH)

/** Tab: spaces up to the next stop, or all selected lines one step to the right. */
export function indented({ text, start, end }: Selected): FieldEdit {
  if (start !== end) return withLines({ text, start, end }, (line) => (line === '' ? '' : STEP + line))
  const column = start - lineStart(text, start)
  const insert = STEP.slice(column % WIDTH)
  return { start, end, insert, selection: [start + insert.length, start + insert.length] }
}

/** Shift and Tab: the lines of the selection one step to the left; undefined where they are there already. */
export function outdented(selected: Selected): FieldEdit | undefined {
  const edit = withLines(selected, (line) => line.replace(/^(\t| {1,4})/, ''))
  return edit.insert === selected.text.slice(edit.start, edit.end) ? undefined : edit
}

/** Enter: a new line as far to the right as the one before it. */
export function newLine({ text, start, end }: Selected): FieldEdit {
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart(text, start), start)) ?? []
  const place = start + 1 + indent.length
  return { start, end, insert: `\n${indent}`, selection: [place, place] }
}

function withLines({ text, start, end }: Selected, change: (line: string) => string): FieldEdit {
  const from = lineStart(text, start)
  // A selection up to the beginning of a line does not hold that line
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = lineEnd(text, last)
  const before = text.slice(from, to).split('\n')
  const after = before.map(change)
  const insert = after.join('\n')
  const first = Math.max(from, start + after[0]!.length - before[0]!.length)
  return { start: from, end: to, insert, selection: [first, Math.max(first, end + insert.length - (to - from))] }
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}
