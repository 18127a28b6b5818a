/** @jest-environment node */
import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { turboDeclarations } from 'engine/language'
import { parseProgram } from '../src/front/parser/parseProgram'
import { isRunnable, textOf } from '../../../src/markdown/fences/fence'
import { contentPages } from '../../../tests/content'
import { RUNNABLE_EXAMPLES } from '../../../tests/counts'
import { Random, seedOf } from './oracle/random'

/** `npm run check:hostile` sets the number. */
const CASES = Number(process.env.MUTATED_TEXTS ?? 1000)

const known = turboDeclarations(engineDeclarations())
const fences = contentPages().flatMap(({ filePath, fences }) =>
  fences.filter(isRunnable).map(({ line, program }) => ({ place: `${filePath}:${line}`, text: textOf(program) })),
)

test('parses every runnable example', () => {
  expect(fences).toHaveLength(RUNNABLE_EXAMPLES)
  const diagnostics = fences.flatMap(({ place, text }) =>
    parseProgram(text, known).diagnostics.map(({ message }) => `${place} ${message}`),
  )
  expect(diagnostics).toEqual([])
})

/** Fragments of valid and invalid programs. */
const PIECES = (
  'fn let mut if else match for in while loop struct enum impl trait use mod pub const static return break continue as move ' +
  'ref self Self dyn where unsafe async type x y foo Vec Option Some None i32 f32 u8 String turbo go init rect text format ' +
  'vec println assert matches write 0 1 2.5 1e3 0xff 1u8 "a" "{}" "{x:>5}" "{" \'a\' \'b r#" #" // /* */ \\ \' " ` $ # ? ~ @ ' +
  '+ - * / % ^ ! & | && || << >> += -= == != < > <= >= = => -> .. ..= ... , ; : :: . ( ) [ ] { } \n é “ 😀 \u0000'
).split(' ')

function randomText(random: Random): string {
  return Array.from({ length: 1 + random.below(60) }, () => random.pick(PIECES) + (random.once(3) ? '' : ' ')).join('')
}

function mutated(random: Random, text: string): string {
  let changed = text
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const at = random.below(changed.length + 1)
    const end = Math.min(changed.length, at + 1 + random.below(random.once(3) ? 40 : 3))
    const cut = changed.slice(at, end)
    const to = random.below(changed.length + 1)
    const put = random.pick([random.pick(PIECES), '', cut + cut, changed.slice(to, to + random.below(30))])
    changed = changed.slice(0, at) + put + changed.slice(random.once(2) ? end : at)
  }
  return changed
}

test('no text makes the parser throw or hang, and diagnostics are inside the text', () => {
  const random = new Random(seedOf('PARSER_SEED'))
  const programs = fences.map(({ text }) => text).filter(({ length }) => length < 800)
  let reported = 0
  for (let count = 0; count < CASES; count += 1) {
    const text = random.once(3) ? randomText(random) : mutated(random, random.pick(programs))
    const { diagnostics } = readOrShow(text)
    reported += Math.min(diagnostics.length, 1)
    const outside = diagnostics.filter(
      ({ span: { start, end } }) => !(0 <= start && start <= end && end <= text.length),
    )
    expect({ text, outside }).toEqual({ text, outside: [] })
    expect(diagnostics.length).toBeLessThanOrEqual(5)
  }
  expect(reported).toBeGreaterThan(CASES / 4)
}, 600_000)

/** Adds the text to failures. */
function readOrShow(text: string) {
  try {
    return parseProgram(text, known)
  } catch (error) {
    throw new Error(`thrown by ${JSON.stringify(text)}`, { cause: error })
  }
}

test('parses in linear time', () => {
  const text = fences
    .map(({ text }) => text)
    .filter((text) => !text.includes('turbo::'))
    .join('\n')
  const timeOf = (program: string) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        // CPU time of this process, which does not depend on the machine's load
        const before = process.cpuUsage()
        parseProgram(program, known)
        return process.cpuUsage(before).user
      }),
    )
  timeOf(text)
  expect(timeOf(text.repeat(8)) / timeOf(text.repeat(2))).toBeLessThan(4 * 2.2)
}, 30_000)
