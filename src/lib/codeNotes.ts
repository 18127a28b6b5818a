/** What a note in a trailing comment says of its line. */
export type LineMark = 'highlight' | 'added' | 'removed' | 'focus'

/** A line of code as it is shown. */
export type CodeLine = {
  text: string
  marks: LineMark[]
  /** Words that get a box. */
  words: string[]
}

/** A note that is not known, with the position of its line from 0. */
export type UnknownNote = { note: string; line: number }

/** The known notes, for messages. */
export const KNOWN_NOTES = ['hl', 'highlight', '++', '--', 'focus', 'word:name']

const MARKS: Record<string, LineMark> = {
  hl: 'highlight',
  highlight: 'highlight',
  '++': 'added',
  '--': 'removed',
  focus: 'focus',
}

const NOTES = String.raw`((?:\[!code [^\]]+\]\s*)+)`
const WHOLE_COMMENT = new RegExp(String.raw`^(.*?)\s*(?:\/\/|\/\*|<!--|#)\s*${NOTES}(?:\*\/|-->)?\s*$`)
const END_OF_COMMENT = new RegExp(String.raw`^(.*(?:\/\/|\/\*|<!--|#).*?)\s*${NOTES}(\*\/|-->)?\s*$`)

type ActiveNote = { mark?: LineMark; word?: string; linesLeft: number }

/**
 * Takes the notes off the lines of a block and says what they mark. A note counts for its own line, or for the next one
 * if it stands alone; `:n` extends it over n lines. Set-up lines (`# …`) are left out where the language has them.
 */
export function readCodeNotes(code: string, hasSetupLines = false): { lines: CodeLine[]; unknown: UnknownNote[] } {
  const lines: CodeLine[] = []
  const unknown: UnknownNote[] = []
  let active: ActiveNote[] = []
  code.split('\n').forEach((written, line) => {
    if (hasSetupLines && isSetupLine(written)) return
    const { text, notes } = splitNotes(written)
    for (const note of notes) {
      const read = readNote(note)
      if (read) active.push(read)
      else unknown.push({ note, line })
    }
    if (notes.length > 0 && text.trim() === '') return
    lines.push({
      text: text.replaceAll('[\\!code', '[!code'),
      marks: [...new Set(active.flatMap(({ mark }) => mark ?? []))],
      words: active.flatMap(({ word }) => word ?? []),
    })
    active = active.map((note) => ({ ...note, linesLeft: note.linesLeft - 1 })).filter(({ linesLeft }) => linesLeft > 0)
  })
  return { lines, unknown }
}

/** Whether a line of Rust only prepares the example: it is compiled, and not shown. */
export function isSetupLine(line: string): boolean {
  return /^\s*#(?: |$)/.test(line)
}

function splitNotes(line: string): { text: string; notes: string[] } {
  const [, before, notes] = WHOLE_COMMENT.exec(line) ?? []
  if (before !== undefined && notes !== undefined) {
    const rest = splitNotes(before)
    return { text: rest.text, notes: [...rest.notes, ...namesOf(notes)] }
  }
  const [, start, ending, closing] = END_OF_COMMENT.exec(line) ?? []
  if (start === undefined || ending === undefined) return { text: line, notes: [] }
  return { text: closing ? `${start} ${closing}` : start, notes: namesOf(ending) }
}

function namesOf(notes: string): string[] {
  return [...notes.matchAll(/\[!code ([^\]]+)\]/g)].map(([, name = '']) => name.trim())
}

function readNote(note: string): ActiveNote | undefined {
  const [, name = '', count = '1'] = /^(.*?)(?::(\d+))?$/.exec(note) ?? []
  const linesLeft = Number(count)
  if (name.startsWith('word:') && name.length > 5) return { word: name.slice(5), linesLeft }
  const mark = MARKS[name]
  return mark && { mark, linesLeft }
}
