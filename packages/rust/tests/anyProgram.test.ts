/** @jest-environment node */
import { inputOf } from '../../../scripts/draw/inputFile'
import { siteFrames } from '../../../scripts/draw/siteFrames'
import { SPRITES } from 'engine'
import { isRunnable, textOf } from '../../../src/markdown/fences/fence'
import { contentPages } from '../../../tests/content'
import { MUTATION_KINDS, mutantOf } from './oracle/mutants'
import { Random, seedOf } from './oracle/random'

/** `npm run check:hostile` sets the number. */
const CASES = Number(process.env.MUTATED_TEXTS ?? 200)
const FRAMES = 2

const fences = contentPages().flatMap(({ fences }) => fences.filter(isRunnable).map(({ program }) => textOf(program)))
const { inputs } = inputOf('', FRAMES)

const NUMBERS = '0 1 2 255 256 65536 2147483647 2147483648 4294967295 1.5 -1 1e30 1000000 3000000000'.split(' ')
const OPERATORS = '+ - * / % < > <= >= == << >> & | ^ && || += -= *= .. ..='.split(' ')

/** A program with one number or operator changed, which often still compiles. */
function withAnother(random: Random, text: string): string {
  const isNumber = random.once(2)
  const places = [...text.matchAll(isNumber ? /\b\d[\d.]*\b/g : / ([-+*/%<>]|[<>=]=|[-+]=) /g)]
  if (places.length === 0) return text
  const place = random.pick(places)
  const put = isNumber ? random.pick(NUMBERS) : ` ${random.pick(OPERATORS)} `
  return text.slice(0, place.index) + put + text.slice(place.index + place[0].length)
}

test('no program makes the pipeline throw or hang', () => {
  const random = new Random(seedOf('PROGRAM_SEED'))
  let ran = 0
  for (let count = 0; count < CASES; count += 1) {
    const fence = random.pick(fences)
    const text = random.once(3)
      ? (mutantOf(fence, random.pick(MUTATION_KINDS), random)?.text ?? fence)
      : withAnother(random, withAnother(random, fence))
    const { diagnostics } = framesOrShow(text)
    if (diagnostics.length === 0) ran += 1
    const outside = diagnostics.filter(
      ({ span: { start, end } }) => !(0 <= start && start <= end && end <= text.length),
    )
    expect({ text, outside }).toEqual({ text, outside: [] })
  }
  expect(ran).toBeGreaterThan(CASES / 10)
}, 600_000)

function framesOrShow(text: string) {
  try {
    return siteFrames(text, inputs, SPRITES)
  } catch (error) {
    throw new Error(`thrown by ${JSON.stringify(text)}`, { cause: error })
  }
}
