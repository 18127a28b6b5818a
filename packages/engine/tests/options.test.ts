import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { paintedPixels } from '../src/paintedPixels'
import { isDrawn } from '../src/call'
import { describeCalls } from '../src/description/describeCalls'
import { drawProgram } from '../src/language/drawProgram'
import { turboDeclarations } from '../src/language/turboDeclarations'
import { CANVAS } from '../src/machine'
import { SPRITES } from '../src/sprites/sprites'
import { typeText, type OptionDeclaration } from 'rust'

const crate = engineDeclarations()
const declarations = turboDeclarations(crate)

/** A call per macro in which every option has an effect; its camera makes `fixed` visible. */
const CALLS: Record<string, string> = {
  sprite: '"coin", x = 40, y = 30, w = 40, h = 30, rotation = 20, border_radius = 4',
  nine_slice: '"panel", margins = (8, 8, 8, 8), x = 40, y = 30, w = 60, h = 40',
  rect: 'x = 40, y = 30, w = 60, h = 40, rotation = 20, border_size = 3, border_color = 0xff0000ff',
  circ: 'x = 40, y = 30, d = 40, border_size = 3, border_color = 0xff0000ff',
  ellipse: 'x = 40, y = 30, w = 60, h = 40, rotation = 20, border_size = 3, border_color = 0xff0000ff',
  path: 'start = (40, 30), end = (90, 70), size = 6',
  text: '"Some text", x = 40, y = 30',
  text_box: '"Some text that is cut at the end of its box", x = 40, y = 30, w = 60, h = 40',
}

/** Another value per type, or per name if the type is ambiguous. */
const OTHER_VALUES: Record<string, string> = {
  'impl As<i32>': '33',
  'impl As<u32>': '21',
  'impl As<f32>': '2.5',
  'impl As<(i32,i32,)>': '(33, 21)',
  'impl As<(u32,u32,)>': '(33, 21)',
  'impl As<(f32,f32,)>': '(2.5, 2.0)',
  '(u32,u32,u32,u32,)': '(3, 5, 2, 4)',
  Bounds: 'Bounds::new(50, 20, 90, 60)',
  f32: '2.5',
  u32: '5',
  usize: '3',
  opacity: '0.5',
  ...{ color: '0x00ff00ff', background_color: '0x0000ffff', border_color: '0x0000ffff' },
  ...{ font: '"large"', align: '"right"', cover: 'false' },
  ...{ flip_x: 'true', flip_y: 'true', repeat: 'true', fixed: 'true', rounded: 'true' },
}

const FRAME = 11
const BLACK = 0xff000000

function shown(macro: string, more = '') {
  const text = `camera::set_xy(140, 80); ${macro}!(${CALLS[macro]}${more});`
  const { calls, pixels, diagnostics } = drawProgram(text, { declarations, sprites: SPRITES, frame: FRAME })
  expect(diagnostics).toEqual([])
  const [call] = calls.filter(isDrawn)
  const sprite = call && 'name' in call.options ? SPRITES.get(call.options.name) : undefined
  return {
    picture: String(pixels.pixels),
    description: describeCalls(calls, CANVAS),
    pixels: paintedPixels(call!, CANVAS, sprite),
    painted: pixels.pixels.filter((pixel) => pixel !== BLACK).length,
  }
}

const otherValue = ({ name, type }: OptionDeclaration) => OTHER_VALUES[name] ?? OTHER_VALUES[typeText(type)]

const OPTIONS = [...crate.options].flatMap(([macro, table]) => {
  const plain = shown(macro)
  return table.map((option) => {
    const value = otherValue(option)
    return { macro, name: option.name, plain, value, other: shown(macro, `, ${option.name} = ${value}`) }
  })
})

/** Options, as `rect x`, without effect on a part of the output. */
const unchanged = (part: 'picture' | 'description' | 'pixels') =>
  OPTIONS.filter(({ plain, other }) => other[part] === plain[part]).map(({ macro, name }) => `${macro} ${name}`)

const namesOf = (options: readonly string[]) => [...new Set(options.map((option) => option.split(' ')[1]!))].sort()

test('every option type has another value', () => {
  expect(OPTIONS.filter(({ value }) => value === undefined).map(({ macro, name }) => `${macro} ${name}`)).toEqual([])
})

/** Options without visible effect, with reasons. */
const UNSEEN = {
  'circ origin': 'a circle is not turned',
  'text_box start': 'the engine does not read it',
}

test('every option is visible', () => {
  expect(unchanged('picture')).toEqual(Object.keys(UNSEEN))
})

/** Alternative text names things and colors, not positions, sizes or details. */
const NOT_DESCRIBED = [
  ...['end_x', 'end_y', 'fixed', 'position', 'start_x', 'start_y', 'target', 'x', 'xy', 'y'],
  ...['d', 'h', 'height', 'scale', 'scale_x', 'scale_xy', 'scale_y', 'size', 'w', 'wh', 'width'],
  ...['flip_x', 'flip_y', 'origin', 'rotation', 'rotation_deg', 'rotation_rad'],
  ...[
    'align',
    'background_color',
    'border_color',
    'border_radius',
    'border_size',
    'color',
    'font',
    'opacity',
    'rounded',
  ],
  ...['animation_speed', 'cover', 'end', 'frame', 'margins', 'repeat', 'start', 'tx', 'ty'],
].sort()

test('every option is described or listed as not described', () => {
  expect(namesOf(unchanged('description'))).toEqual(NOT_DESCRIBED)
})

/** Options that never enlarge a shape; rotation itself is counted. */
const NOT_COUNTED = [
  ...['fixed', 'position', 'x', 'xy', 'y', 'origin', 'rotation', 'rotation_deg', 'rotation_rad', 'flip_x', 'flip_y'],
  ...['background_color', 'border_color', 'border_radius', 'border_size', 'color', 'opacity', 'rounded'],
  ...['align', 'animation_speed', 'cover', 'font', 'frame', 'margins', 'repeat', 'tx', 'ty'],
]

/** A text box is charged for all of its characters. */
const TEXT_BOX = ['width', 'height', 'w', 'h', 'wh', 'size', 'scale', 'start', 'end'].map((name) => `text_box ${name}`)

test('every option is counted or listed as not counted', () => {
  const uncounted = unchanged('pixels').filter((option) => !NOT_COUNTED.includes(option.split(' ')[1]!))
  expect(uncounted).toEqual(TEXT_BOX)
})

test('a call is charged for all pixels it paints', () => {
  const reported = OPTIONS.flatMap(({ macro, name, plain, other }) =>
    [plain, other].some(({ pixels, painted }) => pixels < painted) ? [`${macro} ${name}`] : [],
  )
  expect(reported).toEqual([])
})
