/**
 * Measures live examples against their budgets: five programs from text to picture, 1,000 sprites, three heavy programs
 * compared to JavaScript, growth of checking, and bytes. Separate processes run minified code. `--cpu` measures CPU
 * time, which includes V8's own work but not a busy machine.
 * Run: npm run bench:live [-- --cpu]
 */
import { parseArgs } from 'node:util'
import { isWholeFile } from '../src/lib/code/program'
import { headerOf } from 'rust'
import { contentPages } from '../tests/content'
import { PARTS, unweighedFiles, weightOf, weightOfAll, weightOfHeader } from './bench-live/bundles'
import { HEAVY_PROGRAMS } from './bench-live/heavyPrograms'
import { longProgram, manySprites } from './bench-live/madePrograms'
import type { ColdTimes, FrameTimes, WarmTimes } from './bench-live/measure'
import { pagePrograms, type PageProgram } from './bench-live/pagePrograms'
import { median } from './bench-live/statistics'
import { budgetRow, digits, markdownTable } from './bench-live/table'
import { withMeasuring, type TakeTimes } from './bench-live/takeTimes'
import { engineDeclarations } from '../src/gatsby/examples/engineDeclarations'

const KB = 1000
const BUDGETS = {
  /** Compiler and engine, without fonts and sprites, in KB. */
  code: 45,
  /** Fonts and sprites, in KB. */
  art: 8,
  /** Cold start to first picture, in ms. */
  firstPicture: 40,
  /** Key press to new picture (p95), in ms. */
  previewEdit: 5,
  gameEdit: 16,
  /** A frame of Pancake Cat, run and painted (p95), in ms. */
  frame: 1,
  /** A frame with 1,000 sprites, run and painted (p95), in ms. */
  sprites: 4,
  /** Time of a compute-heavy program, as a multiple of JavaScript's. */
  heavy: 10,
  /** Factor by which checking takes longer for twice the text. */
  growth: 2.2,
}

const COLD_STARTS = 3
const FRAMES = 600
const SPRITE_FRAMES = 200
const STATEMENTS = [200, 400, 800]
const SPRITE_NAMES = { hero: '16 × 16', munch_cat: '32 × 32' }

type Measured = PageProgram & { cold: ColdTimes; warm: WarmTimes; frames: FrameTimes }

const { values } = parseArgs({ options: { cpu: { type: 'boolean', default: false } } })
const clock = values.cpu ? 'cpu' : 'wall'
const header = headerOf(engineDeclarations())
const budgetRows: string[][] = []

function middleStart(starts: readonly ColdTimes[]): ColdTimes {
  const middle = median(starts.map(coldSum))
  return starts.find((start) => coldSum(start) === middle)!
}

function coldSum({ declarations, parse, check, prepare, frame }: ColdTimes): number {
  return declarations + parse + check + prepare + frame
}

function measureProgram(takeTimes: TakeTimes, program: PageProgram): Measured {
  const { text } = program
  const starts = Array.from({ length: COLD_STARTS }, () => takeTimes('cold', { text }))
  return {
    ...program,
    cold: middleStart(starts),
    warm: takeTimes('warm', { text }),
    frames: takeTimes('frames', { text, frames: FRAMES }),
  }
}

function printCold(programs: readonly Measured[]) {
  const rows = programs.map(({ name, lines, place, cold }) => {
    const { declarations, parse, check, prepare, frame } = cold
    const times = [declarations, parse, check, prepare, frame, coldSum(cold)].map(digits)
    budgetRows.push(budgetRow(`first picture, cold: ${name}`, coldSum(cold), BUDGETS.firstPicture, 'ms'))
    return [name, String(lines), ...times, place]
  })
  const steps = ['declarations', 'parse', 'check', 'prepare', 'first frame', 'all']
  print('Cold: the first time in a process, in ms', ['program', 'lines', ...steps, 'page'], rows)
}

function printWarm(programs: readonly Measured[]) {
  const rows = programs.map(({ name, text, warm: { parse, check, prepare, frame, edit } }) => {
    const limit = isWholeFile(text) ? BUDGETS.gameEdit : BUDGETS.previewEdit
    budgetRows.push(budgetRow(`edit to new picture, p95: ${name}`, edit, limit, 'ms'))
    return [name, ...[parse, check, prepare, frame, edit].map(digits)]
  })
  print('Warm: medians, in ms', ['program', 'parse', 'check', 'prepare', 'first frame', 'all, p95'], rows)
}

function printFrames(programs: readonly Measured[]) {
  const rows = programs.map(({ name, frames: { run, paint, both } }) => [
    name,
    ...[run.median, paint.median, run.p95, paint.p95, both.p95].map(digits),
  ])
  const head = ['program', 'run, median', 'paint, median', 'run, p95', 'paint, p95', 'both, p95']
  print(`${FRAMES} frames with scripted input, in ms`, head, rows)
  const { name, frames } = programs.at(-1)!
  budgetRows.push(budgetRow(`frame, run and paint, p95: ${name}`, frames.both.p95, BUDGETS.frame, 'ms'))
}

function measureSprites(takeTimes: TakeTimes) {
  const rows = Object.entries(SPRITE_NAMES).map(([sprite, size]) => {
    const text = manySprites(1000, sprite)
    const { run, paint, both } = takeTimes('frames', { text, frames: SPRITE_FRAMES })
    budgetRows.push(budgetRow(`1,000 sprites of ${size}, p95`, both.p95, BUDGETS.sprites, 'ms'))
    return [size, ...[run.median, paint.median, both.median, both.p95].map(digits)]
  })
  const head = ['size', 'run, median', 'paint, median', 'both, median', 'both, p95']
  print('1,000 sprites in a frame, in ms', head, rows)
}

function measureHeavy(takeTimes: TakeTimes) {
  const rows = HEAVY_PROGRAMS.map(({ name }) => {
    const { run, plain } = takeTimes('heavy', { name })
    budgetRows.push(budgetRow(`against plain JavaScript: ${name}`, run / plain, BUDGETS.heavy, '×'))
    return [name, ...[run, plain, run / plain].map(digits)]
  })
  print(
    'Compute-heavy programs, compared with plain JavaScript, in ms',
    ['program', 'run, median', 'plain', 'times'],
    rows,
  )
}

function measureGrowth(takeTimes: TakeTimes) {
  const times = takeTimes('checks', { texts: STATEMENTS.map(longProgram) })
  const rows = STATEMENTS.map((statements, place) => {
    const row = [String(statements), digits(times[place]!)]
    if (place === 0) return [...row, '']
    const ratio = times[place]! / times[place - 1]!
    const what = `check, ${STATEMENTS[place - 1]} → ${statements} statements`
    budgetRows.push(budgetRow(what, ratio, BUDGETS.growth, '×'))
    return [...row, digits(ratio)]
  })
  print('Growth of checking', ['statements', 'check, median ms', 'ratio'], rows)
}

function measureTimes() {
  withMeasuring({ header, clock }, (takeTimes) => {
    const programs = pagePrograms(contentPages()).map((program) => measureProgram(takeTimes, program))
    printCold(programs)
    printWarm(programs)
    printFrames(programs)
    measureSprites(takeTimes)
    measureHeavy(takeTimes)
    measureGrowth(takeTimes)
  })
}

async function measureBytes() {
  const lost = await unweighedFiles()
  if (lost.length > 0) throw new Error(`no part of the bundle has ${lost.join(', ')}`)
  const inKB = (bytes: number) => digits(bytes / KB)
  const rows: string[][] = []
  for (const part of PARTS) rows.push([part, inKB(await weightOf([part]))])
  const headerWeight = weightOfHeader(header)
  const code = (await weightOf(PARTS.filter((part) => part !== 'fonts and sprites'))) + headerWeight
  rows.push(['header of the engine', inKB(headerWeight)])
  rows.push(['all together', inKB(await weightOfAll(header))])
  print('Bytes: minified, brotli, in KB', ['part', 'KB'], rows)
  const bare = await weightOf(['language', 'std', 'engine'])
  budgetRows.push(budgetRow('language with std, and engine', bare / KB, BUDGETS.code, 'KB'))
  budgetRows.push(budgetRow('language and engine with raster and header', code / KB, BUDGETS.code, 'KB'))
  budgetRows.push(budgetRow('fonts and sprites', (await weightOf(['fonts and sprites'])) / KB, BUDGETS.art, 'KB'))
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  console.log(`### ${title}\n\n${markdownTable(head, rows)}\n`)
}

async function measureLive() {
  measureTimes()
  await measureBytes()
  print('Budgets', ['what', 'figure', 'at most', 'verdict'], budgetRows)
}

void measureLive()
