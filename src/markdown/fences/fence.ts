import type { Code } from 'mdast'
import { programOf, type SetUpLine } from '../../lib/code/program'
import { SURFACE_INTERFACE } from '../../lib/code/surfaceInterface'
import type { LineError } from '../contentError'
import { linesWithNotes, strayNoteErrors, type CodeLine, type WrittenLine } from './fenceLines'
import { readMeta, type FenceMeta } from './fenceMeta'

/** A parsed fence; every line has its line number in the file. */
export type Fence = {
  /** `text` by default. */
  language: string
  meta: FenceMeta
  /** The line of the opening backticks. */
  line: number
  /** The visible lines, without setup lines and annotations. */
  shown: CodeLine[]
  /** Hidden lines: set-up of Rust without `# `, and the interface of a shader that does not show it. */
  setUp: (WrittenLine & SetUpLine)[]
  /** The compiled lines: with setup lines, without removed ones. */
  program: WrittenLine[]
}

export const LANGUAGES = ['rust', 'toml', 'wgsl', 'bash', 'json', 'tree', 'text']

const SET_UP_LANGUAGE = 'rust'

/** What is known of a fence that is not in the file as it is read. */
type WrittenOut = { lines?: readonly number[]; errors?: readonly LineError[] }

export function readFence(node: Code): { fence: Fence; errors: LineError[] } {
  const { lang, meta: words, value, position, data } = node
  const line = position?.start.line ?? 1
  const language = lang ?? 'text'
  const written = writtenLinesOf(node)
  const isHidden = ({ text }: WrittenLine) => language === SET_UP_LANGUAGE && isSetUp(text)
  const { meta, errors: metaErrors } = readMeta(words)
  const { lines: shown, errors: noteErrors } = linesWithNotes(written.filter((entry) => !isHidden(entry)))
  const isEffect = language === 'wgsl' && meta.isShader && !value.includes('@vertex')
  const setUp = isEffect ? interfaceLines(line) : setUpIn(written, isHidden, shown)
  const marked = shown.map((entry) => ({ ...entry, isRemoved: entry.marks.includes('removed') }))
  const program = programOf(marked, setUp).map(({ text, line: place }) => ({ text, line: place }))
  return {
    fence: { language, meta, line, shown, setUp, program },
    errors: [
      ...languageErrors(language, line),
      ...metaErrors.map((error) => ({ line, ...error })),
      ...noteErrors,
      ...setUp.flatMap(({ text, line: place }) => strayNoteErrors(text, place)),
      ...((data as WrittenOut | undefined)?.errors ?? []),
    ],
  }
}

/** The lines of a fence, each with its line in the file. */
export function writtenLinesOf({ value, position, data }: Code): WrittenLine[] {
  const first = (position?.start.line ?? 1) + 1
  const { lines } = (data ?? {}) as WrittenOut
  return value.split(/\r?\n/).map((text, index) => ({ text, line: lines?.[index] ?? first + index }))
}

function setUpIn(
  written: readonly WrittenLine[],
  isHidden: (line: WrittenLine) => boolean,
  shown: readonly CodeLine[],
): Fence['setUp'] {
  const shownLines = new Set(shown.map(({ line }) => line))
  let after = 0
  return written.flatMap((entry) => {
    if (isHidden(entry)) return [{ text: entry.text.slice(2), line: entry.line, after }]
    if (shownLines.has(entry.line)) after += 1
    return []
  })
}

/** Inline code with its optional language: `let a{:rust}`. */
export function inlineCodeParts(value: string): { code: string; language: string | undefined } {
  const [, code, language] = /^(.+)\{:([a-z]\w*)\}$/s.exec(value) ?? []
  return { code: code ?? value, language }
}

export function textOf(lines: readonly { text: string }[]): string {
  return lines.map(({ text }) => text).join('\n')
}

export function isRunnable({ language, meta }: Pick<Fence, 'language' | 'meta'>): boolean {
  const { isSignature, fragment, compileFail } = meta
  return language === 'rust' && !isSignature && fragment === undefined && compileFail === undefined
}

function languageErrors(language: string, line: number): LineError[] {
  if (LANGUAGES.includes(language)) return []
  return [{ line, problem: `unknown language "${language}"`, remedy: `use one of: ${LANGUAGES.join(', ')}` }]
}

/** The lines before the function of an effect. */
function interfaceLines(line: number): Fence['setUp'] {
  return SURFACE_INTERFACE.trimEnd()
    .concat('\n')
    .split('\n')
    .map((text) => ({ text, line, after: 0 }))
}

export function isSetUp(line: string): boolean {
  return line === '#' || line.startsWith('# ')
}
