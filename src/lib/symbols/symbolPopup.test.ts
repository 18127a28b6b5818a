import type { EngineSymbol } from './engineSymbol'
import { popupEntriesOf } from './symbolPopup'

const symbol: EngineSymbol = {
  name: 'rect!',
  kind: 'macro',
  signature: 'rect!(\n    x = 0,\n    color = 0xffffffff,\n)',
  summary: 'Draws.',
  type: null,
  default: null,
  value: null,
  options: [
    { name: 'name', type: '&str', default: null, required: true, description: 'Name.', anchor: 'rect-name' },
    { name: 'frame', type: 'usize', default: null, required: false, description: 'Frame.', anchor: 'rect-frame' },
  ],
  page: '/learn/api/rectangles',
  anchor: 'rect',
  parent: null,
  seeAlso: [],
}

const highlighted = (code: string, language: string) => `${language}: ${code}`

test('an entry has the call on one line, the options with their defaults, and the address', () => {
  expect(popupEntriesOf([symbol], highlighted, new Map())).toEqual({
    'rect!': {
      kind: 'macro',
      signatureHtml: 'rust: rect!(x = 0, color = 0xffffffff)',
      summary: 'Draws.',
      options: [
        { name: 'name', type: '&str', default: 'required', description: 'Name.', signatureHtml: 'rust: name: &str' },
        { name: 'frame', type: 'usize', default: '', description: 'Frame.', signatureHtml: 'rust: frame: usize' },
      ],
      href: '/learn/api/rectangles#rect',
    },
  })
})

test.each([
  'turbo::go!({\n    // load, update and draw, save\n});',
  'turbo::init! {\n    struct GameState {\n        field: Type,\n    } = Self {\n        field: value,\n    }\n}',
  'draw!(\n    x = 0, // the left edge\n    y = 0,\n)',
])('a macro with a block or a comment keeps its lines: %j', (signature) => {
  expect(popupEntriesOf([{ ...symbol, signature }], highlighted, new Map())['rect!']?.signatureHtml).toBe(
    `rust: ${signature}`,
  )
})

test('an option is declared with its type, and its default if that is code', () => {
  const option = { name: 'x', type: 'i32', default: '0', required: false, description: 'Left.', anchor: 'rect-x' }
  const entries = popupEntriesOf([{ ...symbol, options: [option] }], highlighted, new Map())
  expect(entries['rect!']?.options?.[0]?.signatureHtml).toBe('rust: x: i32 = 0')
})

test.each([
  ['method', 'rust'],
  ['config key', 'rust'],
  ['config table', 'toml'],
  ['command', 'bash'],
  ['flag', 'bash'],
  ['key', 'text'],
] as const)('a %s is colored as %s', (kind, language) => {
  const entries = popupEntriesOf([{ ...symbol, kind, signature: 'S' }], highlighted, new Map())
  expect(entries['rect!']?.signatureHtml).toBe(`${language}: S`)
})

test('a declaration keeps its lines, and an entry without options has none', () => {
  const struct = { ...symbol, name: 'Box', kind: 'struct' as const, signature: 'struct Box {\n}', options: [] }
  expect(popupEntriesOf([struct], highlighted, new Map()).Box).toEqual({
    kind: 'struct',
    signatureHtml: 'rust: struct Box {\n}',
    summary: 'Draws.',
    href: '/learn/api/rectangles#rect',
  })
})

test('an entry has the picture of its symbol', () => {
  const picture = { address: '/assets/pictures/0a1b2c3d.png', width: 256, height: 144 }
  expect(popupEntriesOf([symbol], highlighted, new Map([['rect!', picture]]))['rect!']?.picture).toEqual(picture)
  expect(popupEntriesOf([symbol], highlighted, new Map())['rect!']).not.toHaveProperty('picture')
})
