import type { LineError } from '../contentError'

type LineMark = 'highlighted' | 'added' | 'removed' | 'focused' | 'wrong'

export type WrittenLine = { text: string; line: number }

export type CodeLine = WrittenLine & {
  marks: LineMark[]
  words: string[]
  /** The compiler's message in `// [!code error:message]`. */
  error?: string
}

const MARKS: Record<string, LineMark> = {
  hl: 'highlighted',
  highlight: 'highlighted',
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  error: 'wrong',
}

const TRAILING_NOTE =
  /\s*(\/\/|\/\*|#|<!--)?\s*\[!code (hl|highlight|\+\+|--|focus|word:[^\]]+?|error(?::[^\]]+?)?)(?::(\d+))?\]\s*(\*\/|-->)?\s*$/

const STRAY_NOTE = /\[!code[^\]]*\]?/

/**
 * `:n` extends an annotation over n lines. A line with only an annotation is removed, and the annotation applies from
 * the next line on. Unknown or misplaced annotations stay and are errors.
 */
export function linesWithNotes(written: readonly WrittenLine[]): { lines: CodeLine[]; errors: LineError[] } {
  const lines: CodeLine[] = []
  const errors: LineError[] = []
  const reaching: { index: number; count: number; mark?: LineMark; word?: string; error?: string }[] = []
  for (const { text: source, line } of written) {
    let hasNotes = false
    let text = source
    for (let match = TRAILING_NOTE.exec(text); match; match = TRAILING_NOTE.exec(text)) {
      const [, opener, name = '', count, closer] = match
      const word = name.startsWith('word:') ? name.slice('word:'.length) : undefined
      const [, error] = /^error:(.*)/.exec(name) ?? []
      const mark = error === undefined ? MARKS[name] : 'wrong'
      reaching.push({ index: lines.length, count: Number(count ?? 1), mark, word, error })
      hasNotes = true
      // The comment started before the annotation, so its end stays
      const rest = closer && !opener ? ` ${closer}` : ''
      text = text.slice(0, match.index) + rest
    }
    errors.push(...strayNoteErrors(text, line))
    if (hasNotes && text.trim() === '') continue
    lines.push({ text: text.replaceAll('[\\!code', '[!code'), line, marks: [], words: [] })
  }
  for (const { index, count, mark, word, error } of reaching) {
    for (const line of lines.slice(index, index + count)) {
      if (mark && !line.marks.includes(mark)) line.marks.push(mark)
      if (word) line.words.push(word)
      if (error !== undefined) line.error = error
    }
  }
  return { lines, errors }
}

export function strayNoteErrors(text: string, line: number): LineError[] {
  const note = STRAY_NOTE.exec(text)?.[0]
  if (note === undefined) return []
  const known = [...Object.keys(MARKS), 'word:name', 'error:message'].map((name) => `[!code ${name}]`).join(', ')
  const remedy = `end a visible line with one of ${known}; to show the text itself, write [\\!code`
  return [{ line, problem: `\`${note}\` is not an annotation`, remedy }]
}
