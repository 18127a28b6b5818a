import type { OptionDeclaration } from '../../rust/declarations/declarations'
import type { Expr, Type } from '../../rust/tree/tree'
import { optionTable, type Options } from './optionTable'

const span = { start: 0, end: 0 }
const path = (name: string, ...args: Type[]) => ({
  span,
  isGlobal: false,
  segments: [
    {
      name: { name, span },
      generics:
        args.length > 0
          ? { span, bindings: [], args: args.map((type) => ({ kind: 'Type' as const, type })) }
          : undefined,
    },
  ],
})
const plain = (name: string): Type => ({ kind: 'PathType', span, path: path(name) })
const pair = (name: string): Type => ({ kind: 'TupleType', span, items: [plain(name), plain(name)] })
const any = (type: Type): Type => ({
  kind: 'ImplType',
  span,
  bounds: [{ span, isRelaxed: false, path: path('As', type) }],
})
const whole = (value: number): Expr => ({ kind: 'IntLit', span, value: BigInt(value) })
const both = (value: number): Expr => ({ kind: 'Tuple', span, items: [whole(value), whole(value)] })
const option = (name: string, type: Type, fallback?: Expr): OptionDeclaration => ({ name, type, fallback })

const RECT = optionTable('rect', [
  option('x', any(plain('i32')), whole(0)),
  option('y', any(plain('i32')), whole(0)),
  option('w', any(plain('u32')), whole(0)),
  option('h', any(plain('u32')), whole(0)),
  option('xy', any(pair('i32')), both(0)),
  option('size', any(pair('u32')), both(0)),
  option('color', plain('u32'), whole(0xffffffff)),
  option('opacity', plain('f32'), { kind: 'FloatLit', span, value: 1, digits: '1.0' }),
  option('rotation', any(plain('i32')), whole(0)),
  option('rotation_deg', any(plain('i32')), whole(0)),
  option('rotation_rad', any(plain('f32')), whole(0)),
  option('target', plain('Bounds')),
  option('fixed', plain('bool'), { kind: 'BoolLit', span, value: false }),
])

const PATH = optionTable('path', [
  option('start', any(pair('i32')), both(0)),
  option('start_x', any(plain('i32')), whole(0)),
  option('start_y', any(plain('i32')), whole(0)),
  option('size', any(plain('u32')), whole(1)),
  option('width', any(plain('u32')), whole(1)),
])

const SPRITE = optionTable('sprite', [
  option('w', any(plain('u32'))),
  option('scale', any(plain('f32')), whole(1)),
  option('scale_x', any(plain('f32')), whole(1)),
  option('scale_y', any(plain('f32')), whole(1)),
  option('scale_xy', any(pair('f32')), both(1)),
  option('frame', plain('usize')),
])

function resolved({ defaults, writers }: typeof RECT, ...written: [string, unknown][]): Options {
  const options = { ...defaults }
  for (const [name, value] of written) writers.get(name)!(options, value)
  return options
}

test('defaults stand in the order of the table, without aliases', () => {
  expect(Object.entries(RECT.defaults)).toEqual([
    ['x', 0],
    ['y', 0],
    ['w', 0],
    ['h', 0],
    ['color', 0xffffffff],
    ['opacity', 1],
    ['rotation', 0],
    ['fixed', false],
  ])
  expect(SPRITE.defaults).toEqual({ w: null, scale_x: 1, scale_y: 1, frame: null })
})

test('the last word counts, also across aliases', () => {
  expect(resolved(RECT, ['xy', [5, 6]], ['x', 7])).toMatchObject({ x: 7, y: 6 })
  expect(resolved(RECT, ['x', 7], ['xy', [5, 6]])).toMatchObject({ x: 5, y: 6 })
  expect(resolved(RECT, ['x', 1], ['x', 2])).toMatchObject({ x: 2 })
  expect(resolved(RECT, ['target', [1, 2, 3, 4]], ['size', [9, 8]])).toMatchObject({ x: 1, y: 2, w: 9, h: 8 })
})

test('numbers are cut toward zero, and what does not fit leaves what was there', () => {
  expect(resolved(RECT, ['x', -1.9], ['w', -0.5])).toMatchObject({ x: -1, w: 0 })
  expect(resolved(RECT, ['w', 5], ['w', -1], ['h', NaN], ['x', 2 ** 31])).toMatchObject({ w: 5, h: 0, x: 0 })
})

test('one bad part drops a pair', () => {
  expect(resolved(RECT, ['size', [5, -1]])).toMatchObject({ w: 0, h: 0 })
})

test('degrees and radians are the rotation; radians are rounded to whole degrees', () => {
  expect(resolved(RECT, ['rotation_deg', 45.9])).toMatchObject({ rotation: 45 })
  expect(resolved(RECT, ['rotation_rad', Math.PI / 4])).toMatchObject({ rotation: 45 })
  expect(resolved(RECT, ['rotation_rad', -0.02])).toMatchObject({ rotation: -1 })
})

test('the size of a line is its thickness, and its ends have parts', () => {
  expect(resolved(PATH, ['width', 3], ['start', [1, 2]], ['start_x', 9])).toEqual({ start: [9, 2], size: 3 })
  expect(PATH.defaults).toEqual({ start: [0, 0], size: 1 })
})

test('one scale is both scales, a pair each its own', () => {
  expect(resolved(SPRITE, ['scale', 2])).toMatchObject({ scale_x: 2, scale_y: 2 })
  expect(resolved(SPRITE, ['scale_xy', [2, 0.1]])).toMatchObject({ scale_x: 2, scale_y: Math.fround(0.1) })
})

test('exact types are taken as they are', () => {
  expect(resolved(SPRITE, ['frame', 3])).toMatchObject({ frame: 3 })
})
