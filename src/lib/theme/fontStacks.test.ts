import { fontStacks } from './fontStacks'

test('without web fonts text and code are set in those of the system', () => {
  const system = {
    text: "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif",
    mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace",
  }
  expect(fontStacks(undefined)).toEqual(system)
  expect(fontStacks({ default: {} })).toEqual(system)
})

test('a web font stands in front of those of the system', () => {
  const { text, mono } = fontStacks({ default: { google: 'Inter' }, mono: { google: 'Fira Code' } })
  expect(text).toMatch(/^'Inter',system-ui,/)
  expect(mono).toMatch(/^'Fira Code',ui-monospace,/)
})

test('text can have a web font while code has none', () => {
  const { text, mono } = fontStacks({ default: { google: 'Inter' } })
  expect(text).toMatch(/^'Inter',/)
  expect(mono).toMatch(/^ui-monospace,/)
})

test('a name ends neither its quotes nor the style element', () => {
  expect(fontStacks({ default: { google: "O'Hara</style>" } }).text).toMatch(/^'O\\27 Hara\\3c \/style>',system-ui/)
})
