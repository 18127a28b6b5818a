import type { EngineSymbol } from './symbols'
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
    { name: 'name', type: '&str', default: null, required: true, description: 'Name.' },
    { name: 'frame', type: 'usize', default: null, required: false, description: 'Frame.' },
  ],
  page: '/learn/api/rectangles',
  anchor: 'rect',
  parent: null,
  seeAlso: [],
}

test('an entry has the call on one line, the options with their defaults, and the address', () => {
  expect(popupEntriesOf([symbol])).toEqual({
    'rect!': {
      kind: 'macro',
      signature: 'rect!(x = 0, color = 0xffffffff)',
      summary: 'Draws.',
      options: [
        { name: 'name', type: '&str', default: 'required', description: 'Name.' },
        { name: 'frame', type: 'usize', default: '', description: 'Frame.' },
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
  expect(popupEntriesOf([{ ...symbol, signature }])['rect!']?.signature).toBe(signature)
})

test('a declaration keeps its lines, and an entry without options has none', () => {
  const struct = { ...symbol, name: 'Box', kind: 'struct' as const, signature: 'struct Box {\n}', options: [] }
  expect(popupEntriesOf([struct]).Box).toEqual({
    kind: 'struct',
    signature: 'struct Box {\n}',
    summary: 'Draws.',
    href: '/learn/api/rectangles#rect',
  })
})
