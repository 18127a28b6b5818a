import type { Code, Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../../lib/code/program'
import type { LineError } from '../contentError'
import { isRunnable, isSetUp, readFence, textOf, writtenLinesOf } from './fence'
import { linesWithNotes, type CodeLine, type WrittenLine } from './fenceLines'
import { CONTINUES, metaWords } from './fenceMeta'

/** Between two changes, for the lines that are left out; the second is shown. */
const HIDDEN_SEPARATOR = '# …'
const SHOWN_SEPARATOR = /^\s*\/\/ \.\.\.$/

type Program = readonly WrittenLine[]

/** The last whole program, and the parts with its title below it. */
type SoFar = { program: Program; title: string | undefined; parts: Code[] }

/**
 * Writes out the fences with `continues`. Without lines, such a fence becomes the program so far: the last whole one,
 * changed by the parts below it. With changes, it becomes the changed program, in which all other lines are hidden.
 * Changes in details are an aside, without which the next program continues.
 */
export function writeOutPrograms(tree: Root) {
  let soFar: SoFar | undefined
  const folded = new Set<unknown>()
  visit(tree as Parent, (node, _, parent: Parent | null) => {
    const isFold = /^details$/i.test((node as { name?: string }).name ?? '')
    if (isFold || folded.has(parent)) folded.add(node)
    if (node.type === 'code') soFar = soFarBelow(node as Code, soFar, folded.has(node))
  })
}

function soFarBelow(node: Code, soFar: SoFar | undefined, isAside: boolean): SoFar | undefined {
  const words = node.lang === 'rust' ? metaWords(node.meta) : []
  if (words.includes(CONTINUES)) {
    node.meta = words.filter((word) => word !== CONTINUES).join(' ')
    return writtenOut(node, soFar, isAside)
  }
  const { fence } = readFence(node)
  const { title, fragment } = fence.meta
  if (isRunnable(fence) && isWholeFile(textOf(fence.program))) return { program: fence.program, title, parts: [] }
  const isPart = fragment !== undefined && title === soFar?.title && node.value !== '' && !isAside
  return soFar && isPart ? { ...soFar, parts: [...soFar.parts, node] } : soFar
}

function writtenOut(node: Code, soFar: SoFar | undefined, isAside: boolean): SoFar | undefined {
  const line = node.position?.start.line ?? 1
  if (!soFar) {
    node.data = { ...node.data, errors: [{ line, ...NO_PROGRAM }] }
    return undefined
  }
  const errors: LineError[] = []
  const changed = (program: Program, changes: Code) => {
    const result = withChanges(program, writtenLinesOf(changes))
    errors.push(...result.errors)
    return result
  }
  const program = soFar.parts.reduce((before, part) => changed(before, part).program, soFar.program)
  for (const part of soFar.parts) removeHidden(part)
  const own = node.value.trim() === '' ? { program, written: program } : changed(program, node)
  node.value = textOf(own.written)
  node.data = { ...node.data, lines: own.written.map((written) => written.line ?? line), errors }
  return { ...soFar, program: isAside ? program : own.program, parts: [] }
}

/** Hidden lines of a part only say where it belongs. */
function removeHidden(part: Code) {
  const lines = writtenLinesOf(part).filter(({ text }) => !isSetUp(text))
  part.value = textOf(lines)
  part.data = { ...part.data, lines: lines.map(({ line }) => line) }
}

/** A program after changes, and the lines that show them; hidden ones have no line number. */
type Changed = {
  program: WrittenLine[]
  written: { text: string; line?: number }[]
  errors: LineError[]
}

/**
 * Changes a program. Each change has lines of the program that are next to each other, with removed and added ones
 * marked. They must be in exactly one place.
 */
function withChanges(program: Program, changes: readonly WrittenLine[]): Changed {
  const result: Changed = { program: [], written: [], errors: [] }
  let end = 0
  const takeUntil = (place: number) => {
    const lines = program.slice(end, place)
    result.program.push(...lines)
    result.written.push(...lines.map(({ text }) => ({ text: text === '' ? '#' : `# ${text}` })))
    end = place
  }
  for (const change of changesIn(changes)) {
    const isSeparator = change.before.length + change.after.length === 0
    const found = isSeparator ? { place: end } : placeOf(change, program, end)
    if ('problem' in found) {
      result.errors.push(found)
      continue
    }
    takeUntil(found.place)
    result.program.push(...change.after)
    result.written.push(...change.written)
    end += change.before.length
  }
  takeUntil(program.length)
  return result
}

type Read = Pick<CodeLine, 'text' | 'marks'>

type Change = { before: WrittenLine[]; after: WrittenLine[]; written: WrittenLine[] }

function changesIn(written: readonly WrittenLine[]): Change[] {
  const { lines } = linesWithNotes(written.filter(({ text }) => !isSetUp(text)))
  const shown = new Map(lines.map((entry) => [entry.line, entry]))
  let change: Change = { before: [], after: [], written: [] }
  const changes = [change]
  for (const entry of written) {
    const isShownSeparator = SHOWN_SEPARATOR.test(entry.text)
    if (isShownSeparator || entry.text === HIDDEN_SEPARATOR) {
      change = { before: [], after: [], written: isShownSeparator ? [entry] : [] }
      changes.push(change)
      continue
    }
    change.written.push(entry)
    const { line } = entry
    const hidden: Read = { text: entry.text.slice(2), marks: [] }
    const read: Read | undefined = isSetUp(entry.text) ? hidden : shown.get(line)
    // A line with nothing but a note is not in the program
    if (!read) continue
    if (!read.marks.includes('added')) change.before.push({ text: read.text, line })
    if (!read.marks.includes('removed')) change.after.push({ text: read.text, line })
  }
  return changes.filter((it) => it.written.length > 0)
}

/** The index of the only place with these lines, or what is wrong with them. */
function placeOf({ before, written }: Change, program: Program, from: number): { place: number } | LineError {
  const { line } = before[0] ?? written[0]!
  if (before.length === 0) return { line, ...NOTHING_KEPT }
  // How many lines are the same from each place on
  const equal = program.map((_, place) => {
    const differs = before.findIndex(({ text }, index) => text !== program[place + index]?.text)
    return differs < 0 ? before.length : differs
  })
  const places = [...equal.keys()].filter((place) => equal[place] === before.length)
  const [place] = places
  if (place === undefined) return { line: before[Math.max(...equal)]!.line, ...NOT_THERE }
  if (places.length > 1) {
    const problem = `the program so far has these lines ${places.length} times`
    return { line, problem, remedy: `add the line above or below them; ${HIDDEN_LINE}` }
  }
  return place < from ? { line, ...OUT_OF_ORDER } : { place }
}

const HIDDEN_LINE = 'it starts with `# ` if it is not to be shown'

const NO_PROGRAM = { problem: '`continues` has no program above it', remedy: 'write the first program out' }

const NOTHING_KEPT = {
  problem: 'the change has no line of the program so far',
  remedy: `add the line above or below it; ${HIDDEN_LINE}`,
}

const NOT_THERE = {
  problem: 'this line is not in the program so far, below the ones above it',
  remedy: `correct it, mark it with [!code ++], or write \`${HIDDEN_SEPARATOR}\` where lines are left out`,
}

const OUT_OF_ORDER = {
  problem: 'these lines are above the ones of the change before',
  remedy: 'write the changes in the order of the program',
}
