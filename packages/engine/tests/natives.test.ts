import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import type {
  CircOptions,
  EllipseOptions,
  NineSliceOptions,
  PathOptions,
  RectOptions,
  SpriteOptions,
  TextBoxOptions,
  TextOptions,
} from '../src/call'
import { Machine } from '../src/machine'
import { engineNatives } from '../src/natives/engineNatives'
import { optionFactsOf } from '../src/language/declaredOptions'
import { optionTable } from '../src/options'
import type { Item, Type } from 'rust'

const { items, macros, options } = engineDeclarations()
const facts = optionFactsOf(options)
const natives = engineNatives(new Machine(new Map()), facts)

/** Used only by the conversion of options. */
const UNNAMED = ['<N as As>::convert', '<() as As>::convert']

/** Declared by std. */
const PRINTING = ['print!', 'println!', 'eprint!', 'eprintln!', 'dbg!']

const typeName = (type: Type) => (type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '()')

function declaredKeys(from: readonly Item[], path: string[] = []): string[] {
  return from.flatMap((item) => {
    switch (item.kind) {
      case 'Mod':
        return declaredKeys(item.items, [...path, item.name.name])
      case 'Fn':
        return [[...path, item.name.name].join('::')]
      case 'Impl': {
        const trait = item.trait?.segments.at(-1)!.name.name
        const owner = trait ? `<${typeName(item.type)} as ${trait}>` : typeName(item.type)
        return item.items.filter((part) => part.kind !== 'TypeAlias').map((part) => `${owner}::${part.name.name}`)
      }
      default:
        return []
    }
  })
}

test('declarations and natives correspond', () => {
  const declared = [...declaredKeys(items), ...macros.map(({ name }) => `${name}!`)].filter(
    (key) => !UNNAMED.includes(key),
  )
  expect(Object.keys(natives).sort()).toEqual([...new Set([...declared, ...PRINTING])].sort())
})

test('calls have exactly the options of their type', () => {
  const known = Object.entries(facts).map(([macro, table]) => {
    const { defaults, writers } = optionTable(macro, table)
    const unwritten = table.filter(({ name }) => !writers.has(name)).map(({ name }) => name)
    return { macro, unwritten, defaults }
  })
  expect(known).toEqual([
    {
      macro: 'sprite',
      unwritten: [],
      defaults: {
        x: 0,
        y: 0,
        w: null,
        h: null,
        color: 0xffffffff,
        background_color: null,
        opacity: 1,
        rotation: 0,
        origin: [0, 0],
        scale_x: 1,
        scale_y: 1,
        flip_x: false,
        flip_y: false,
        frame: null,
        border_radius: 0,
        repeat: false,
        cover: true,
        tx: 0,
        ty: 0,
        fixed: false,
        animation_speed: 1,
      } satisfies Omit<SpriteOptions, 'name' | 'animation_key' | 'default_sprite'>,
    },
    {
      macro: 'nine_slice',
      unwritten: [],
      defaults: { margins: [0, 0, 0, 0], x: 0, y: 0, w: 0, h: 0, fixed: false } satisfies Omit<
        NineSliceOptions,
        'name'
      >,
    },
    {
      macro: 'rect',
      unwritten: [],
      defaults: {
        x: 0,
        y: 0,
        w: 0,
        h: 0,
        color: 0xffffffff,
        opacity: 1,
        rotation: 0,
        origin: [0, 0],
        border_size: 0,
        border_color: 0,
        border_radius: 0,
        fixed: false,
      } satisfies RectOptions,
    },
    {
      macro: 'circ',
      unwritten: [],
      defaults: {
        d: 0,
        x: 0,
        y: 0,
        color: 0xffffffff,
        opacity: 1,
        origin: [0, 0],
        border_size: 0,
        border_color: 0,
        fixed: false,
      } satisfies CircOptions,
    },
    {
      macro: 'ellipse',
      unwritten: [],
      defaults: {
        x: 0,
        y: 0,
        w: 0,
        h: 0,
        color: 0xffffffff,
        opacity: 1,
        rotation: 0,
        origin: [0, 0],
        border_size: 0,
        border_color: 0,
        fixed: false,
      } satisfies EllipseOptions,
    },
    {
      macro: 'path',
      unwritten: [],
      defaults: {
        start: [0, 0],
        end: [0, 0],
        size: 1,
        color: 0xffffffff,
        opacity: 1,
        rotation: 0,
        rounded: false,
        fixed: false,
      } satisfies PathOptions,
    },
    {
      macro: 'text',
      unwritten: [],
      defaults: {
        x: 0,
        y: 0,
        color: 0xffffffff,
        opacity: 1,
        font: 'medium',
        scale: 1,
        rotation: 0,
        fixed: false,
      } satisfies Omit<TextOptions, 'text'>,
    },
    {
      macro: 'text_box',
      unwritten: [],
      defaults: {
        x: 0,
        y: 0,
        w: 0,
        h: 0,
        color: 0xffffffff,
        opacity: 1,
        font: 'medium',
        scale: 1,
        start: 0,
        end: null,
        align: 'left',
        rotation: 0,
        fixed: false,
      } satisfies Omit<TextBoxOptions, 'text'>,
    },
  ])
})

test('an alias has the default of its target', () => {
  for (const [macro, table] of Object.entries(facts)) {
    const { defaults, writers } = optionTable(macro, table)
    const written = { ...defaults }
    for (const { name, fallback } of table) {
      if (fallback === undefined || name in defaults) continue
      writers.get(name)!(written, fallback)
    }
    expect([macro, written]).toEqual([macro, defaults])
  }
})
