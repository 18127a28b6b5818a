/** How a line is marked by a note such as `// [!code ++]`. */
export type LineMark = 'highlighted' | 'added' | 'removed' | 'focused'

/** A line of code without its notes. */
export type CodeLine = { text: string; marks: LineMark[]; words: string[] }

const MARKS: Record<string, LineMark> = {
  hl: 'highlighted',
  highlight: 'highlighted',
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
}

const TRAILING_NOTE =
  /\s*(\/\/|\/\*|#|<!--)?\s*\[!code (hl|highlight|\+\+|--|focus|word:[^\]]+?)(?::(\d+))?\]\s*(\*\/|-->)?\s*$/

/**
 * Takes the notes out of a code block and says what they mark. `:n` stretches a note over n lines; a line that holds
 * nothing but a note is left out, and the note counts from the line below. An unknown note stays where it is, so that
 * its author sees it.
 */
export function linesWithNotes(code: string): CodeLine[] {
  const lines: CodeLine[] = []
  const reaching: { index: number; count: number; mark?: LineMark; word?: string }[] = []
  for (const written of code.split('\n')) {
    let hasNotes = false
    let text = written
    for (let match = TRAILING_NOTE.exec(text); match; match = TRAILING_NOTE.exec(text)) {
      const [, opener, name = '', count, closer] = match
      const word = name.startsWith('word:') ? name.slice('word:'.length) : undefined
      reaching.push({ index: lines.length, count: Number(count ?? 1), mark: MARKS[name], word })
      hasNotes = true
      // The comment goes on before the note, so its end stays
      const rest = closer && !opener ? ` ${closer}` : ''
      text = text.slice(0, match.index) + rest
    }
    if (hasNotes && text.trim() === '') continue
    lines.push({ text: text.replaceAll('[\\!code', '[!code'), marks: [], words: [] })
  }
  for (const { index, count, mark, word } of reaching) {
    for (const line of lines.slice(index, index + count)) {
      if (mark) line.marks.push(mark)
      if (word) line.words.push(word)
    }
  }
  return lines
}
