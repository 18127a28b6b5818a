import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runText } from '../../tests/runText'

/** `npm run check:hostile` sets the number. */
const COUNT = Number(process.env.MUTATED_TEXTS ?? 200)

const programs = readdirSync(__dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => readFileSync(path.join(__dirname, name), 'utf8').match(/(?<=const program = `)[^`]*(?=`)/g) ?? [])

const WORDS = [
  ...['&', '*', '!', '-1', '0', '1.5', '"x"', 'true', '()', '?', '..', '||', ';', '[', ']', '{', '}', '4000000000'],
  ...['mut', 'self', 'move', 'return', 'break', 'loop', 'None', 'Some(1)', 'vec![]', 'i32::MAX', 'as u8', '.clone()'],
]

function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function wordsOf(program: string): string[] {
  return program.match(/"[^"\n]*"|'\\?.'|[A-Za-z_0-9.]+|\s+|./gs)!
}

/** A program with one or two words dropped, replaced or inserted. */
function mutated(seed: number): string {
  const next = numbersFrom(seed)
  const program = programs[next(programs.length)]!
  const words = wordsOf(program)
  for (let edits = 1 + next(2); edits > 0; edits--) {
    const at = next(words.length)
    const word = WORDS[next(WORDS.length)]!
    words[at] = ['', word, words[at]! + word, words[next(words.length)]!][next(4)]!
  }
  return words.join('')
}

const PIECES = [...WORDS, ...programs.flatMap(wordsOf), '\n', '\u0000', 'é', '😀', "'", '"', '\\', 'r#"', '/*', '//']

/** Up to 60 random program fragments; every other text wraps them in a function body. */
function randomText(seed: number): string {
  const next = numbersFrom(seed)
  const pieces = Array.from({ length: 1 + next(60) }, () => PIECES[next(PIECES.length)]!)
  return (next(2) ? 'fn main() { let x = ' : '') + pieces.join('')
}

/** Every fifth text is random; the others are mutated. */
const textOf = (seed: number) => (seed % 5 === 0 ? randomText(seed) : mutated(seed))

test('no text makes a program throw an unexpected error', () => {
  expect(programs.length).toBeGreaterThan(40)
  for (let seed = 1; seed <= COUNT; seed++) {
    const text = textOf(seed)
    try {
      expect(runText(text).join()).not.toContain('internal error')
    } catch (thrown) {
      throw new Error(`seed ${seed}:\n${text}`, { cause: thrown })
    }
  }
}, 600_000)
