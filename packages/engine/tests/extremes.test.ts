import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { isDrawn } from '../src/call'
import { describeCalls } from '../src/description/describeCalls'
import { IDLE_INPUT } from '../src/input'
import { Machine } from '../src/machine'
import { engineNatives } from '../src/natives/engineNatives'
import { optionFactsOf } from '../src/language/declaredOptions'
import { mix } from '../src/random'
import { canvasOf } from '../src/raster/canvas'
import { drawCalls } from '../src/raster/drawCalls'
import { SPRITES } from '../src/sprites/sprites'
import type { Type } from 'rust'
import { Budget, type NativeCall } from 'rust/machine'

const CALLS = 3000
const CANVAS = [48, 27] as const
const NUMBERS = [
  0,
  1,
  -1,
  0.5,
  -0.5,
  7,
  30,
  1e30,
  -1e30,
  NaN,
  Infinity,
  -Infinity,
  2147483647,
  -2147483648,
  4294967295,
  2n ** 63n,
]
const UNSIGNED = [0, 1, 7, 30, 255, 2147483648, 4294967295, 0xff0000ff, 0x00ff0080]
const FLOATS = [0, 1, -1, 0.5, 1e-30, 3.4e38, NaN, Infinity, -Infinity]
const TEXTS = [
  '',
  ' ',
  'Hello',
  'two words',
  'é\n\u{1f600}',
  'hero',
  'panel',
  'munch_cat',
  'small',
  'center',
  'x'.repeat(500),
]

const { options } = engineDeclarations()
const machine = new Machine(SPRITES, CANVAS)
const natives = engineNatives(machine, optionFactsOf(options))

let state = 0
const pick = <Item>(items: readonly Item[]): Item => items[mix((state += 1)) % items.length]!

function extreme(type: Type): unknown {
  switch (type.kind) {
    case 'ImplType': {
      const argument = type.bounds[0]!.path.segments.at(-1)!.generics!.args[0]!
      const isPair = argument.kind === 'Type' && argument.type.kind === 'TupleType'
      return isPair ? [pick(NUMBERS), pick(NUMBERS)] : pick(NUMBERS)
    }
    case 'TupleType':
      return type.items.map(extreme)
    case 'RefType':
      return pick(TEXTS)
    case 'PathType':
      return extremeOf(type.path.segments.at(-1)!.name.name)
    default:
      throw new Error(type.kind)
  }
}

function extremeOf(name: string): unknown {
  if (name === 'bool') return pick([true, false])
  if (name === 'f32') return Math.fround(pick(FLOATS))
  if (name === 'Bounds') return [pick([0, -2147483648, 2147483647]), 0, pick(UNSIGNED), pick(UNSIGNED)]
  return pick(UNSIGNED)
}

const HEADS: { [macro: string]: string[] } = {
  sprite: ['named', 'animated', 'animated_or'],
  nine_slice: ['named'],
  text: ['of'],
  text_box: ['of'],
}

function drawSomething() {
  const [macro, table] = pick([...options])
  const headedBy = HEADS[macro] && pick(HEADS[macro])
  const heads = headedBy === undefined ? 0 : headedBy === 'animated_or' ? 2 : 1
  const chosen = Array.from({ length: mix((state += 1)) % 7 }, () => pick(table))
  const names = [...Array<null>(heads).fill(null), ...chosen.map(({ name }) => name)]
  const call = { key: `${macro}!`, options: names, headedBy, budget: new Budget() } as unknown as NativeCall
  const values = [...Array.from({ length: heads }, () => pick(TEXTS)), ...chosen.map(({ type }) => extreme(type))]
  ;(natives[`${macro}!`]!(call) as (...values: unknown[]) => void)(...values)
}

test('draws a picture for any numbers', () => {
  const canvas = canvasOf(...CANVAS)
  for (let i = 0; i < CALLS; i++) {
    machine.beginFrame(IDLE_INPUT)
    machine.camera = {
      x: Math.fround(pick(FLOATS)),
      y: Math.fround(pick(FLOATS)),
      z: Math.abs(Math.fround(pick(FLOATS))),
    }
    drawSomething()
    const calls = machine.calls.filter(isDrawn)
    expect(() => drawCalls(canvas, calls, SPRITES)).not.toThrow()
    expect(describeCalls(calls, CANVAS)).toMatch(/^[A-Z].*\.$/s)
  }
})
