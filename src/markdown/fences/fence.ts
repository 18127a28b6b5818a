import type { Code } from 'mdast'
import { programOf } from '../../lib/code/program'
import type { SetUpLine } from '../../lib/code/program'
import type { LineError } from '../contentError'
import { linesWithNotes, strayNoteErrors } from './fenceLines'
import type { CodeLine, WrittenLine } from './fenceLines'
import { readMeta } from './fenceMeta'
import type { FenceMeta } from './fenceMeta'

/** A fence of a page, read once. Every line carries its line in the file. */
export type Fence = {
  /** The word behind the backticks; `text` where there is none. */
  language: string
  meta: FenceMeta
  /** The line of the opening backticks. */
  line: number
  /** What the page shows: without set-up lines and notes, with what the notes mark. */
  shown: CodeLine[]
  /** The lines of Rust that begin with a hash and a space, without these: compiled, not shown. */
  setUp: (WrittenLine & SetUpLine)[]
  /** What a compiler reads: set-up lines in their places, lines marked as removed left out. */
  program: WrittenLine[]
}

/** What an author may write behind the backticks of a fence. */
export const LANGUAGES = ['rust', 'toml', 'wgsl', 'bash', 'json', 'tree', 'text']

/** The language in which a line of code may begin with `# ` for the compiler alone. */
const SET_UP_LANGUAGE = 'rust'

/** Reads one fence, with its faults. */
export function readFence({ lang, meta: words, value, position }: Code): { fence: Fence; errors: LineError[] } {
  const line = position?.start.line ?? 1
  const language = lang ?? 'text'
  const written = value.split(/\r?\n/).map((text, index) => ({ text, line: line + 1 + index }))
  const isHidden = ({ text }: WrittenLine) => language === SET_UP_LANGUAGE && isSetUp(text)
  const { meta, errors: metaErrors } = readMeta(words)
  const { lines: shown, errors: noteErrors } = linesWithNotes(written.filter((entry) => !isHidden(entry)))
  const setUp = written.filter(isHidden).map((hidden) => ({
    text: hidden.text.slice(2),
    line: hidden.line,
    after: shown.filter((entry) => entry.line < hidden.line).length,
  }))
  const marked = shown.map((entry) => ({ ...entry, isRemoved: entry.marks.includes('removed') }))
  const program = programOf(marked, setUp).map(({ text, line: place }) => ({ text, line: place }))
  return {
    fence: { language, meta, line, shown, setUp, program },
    errors: [
      ...languageErrors(language, line),
      ...metaErrors.map((error) => ({ line, ...error })),
      ...noteErrors,
      ...setUp.flatMap(({ text, line: place }) => strayNoteErrors(text, place)),
    ],
  }
}

/** Inline code, with the language that colors it where the author names one: `let a{:rust}`. */
export function inlineCodeParts(value: string): { code: string; language: string | undefined } {
  const [, code, language] = /^(.+)\{:([a-z]\w*)\}$/s.exec(value) ?? []
  return { code: code ?? value, language }
}

/** Lines of code as one text. */
export function textOf(lines: readonly { text: string }[]): string {
  return lines.map(({ text }) => text).join('\n')
}

/** Whether the fence is Rust that compiles on its own and can be run. */
export function isRunnable({ language, meta }: Pick<Fence, 'language' | 'meta'>): boolean {
  const { isSignature, fragment, compileFail } = meta
  return language === 'rust' && !isSignature && fragment === undefined && compileFail === undefined
}

function languageErrors(language: string, line: number): LineError[] {
  if (LANGUAGES.includes(language)) return []
  return [{ line, problem: `unknown language "${language}"`, remedy: `use one of: ${LANGUAGES.join(', ')}` }]
}

function isSetUp(line: string): boolean {
  return line === '#' || line.startsWith('# ')
}
