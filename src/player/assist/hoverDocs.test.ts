import { EditorView } from '@codemirror/view'
import { squiggles, setDiagnostics } from '../diagnostics/squiggles'
import type { Meaning } from '../runtime/protocol'
import { docsFor, tooltipAt } from './hoverDocs'

const entry = { href: '/learn/api/rect' }
const mockEntries = {
  'rect!': {
    ...entry,
    kind: 'macro',
    signatureHtml: 'rect!(…)',
    summary: 'Draws a rectangle.',
    options: [{ name: 'x', signatureHtml: 'x: i32', description: 'Left edge.' }],
  },
}

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve({ entries: mockEntries }),
}))

let view: EditorView

afterEach(() => view.destroy())

/** The tooltip at the marker of a text and its range. */
async function reported(text: string, meaning?: Meaning, diagnostic?: string) {
  view = new EditorView({ doc: text.replace('|', ''), extensions: squiggles })
  if (diagnostic) view.dispatch({ effects: setDiagnostics.of([{ start: 0, end: 4, message: diagnostic }]) })
  const answer = () => Promise.resolve(meaning ? { meaning } : {})
  const tooltip = await tooltipAt(view, text.indexOf('|'), (written, offset) => docsFor(written, offset, answer))
  return tooltip && [tooltip.pos, tooltip.end, tooltip.create(view).dom.textContent]
}

const span = { start: 0, end: 0 }

test('shows a documented symbol as on its page, and an option on its own', async () => {
  const rect = { kind: 'macro', span, name: 'rect' } as const
  expect(await reported('r|ect!()', { uses: [rect] })).toEqual([0, 4, 'rect!(…)Draws a rectangle.Read more'])
  view.destroy()
  const option = { kind: 'option', span, macro: 'rect', name: 'x' } as const
  expect(await reported('rect!(|x = 1)', { uses: [option] })).toEqual([6, 7, 'x: i32Left edge.Read more'])
})

test("shows the type of a program's own name", async () => {
  const named = { kind: 'variable', name: 'cat', detail: 'u32' } as const
  expect(await reported('|cat', { uses: [], named })).toEqual([0, 3, 'cat: u32'])
})

test('shows the signature of an undocumented method', async () => {
  const named = { kind: 'method', name: 'abs', detail: '(self) -> i32' } as const
  expect(await reported('1.|abs()', { uses: [], named })).toEqual([2, 5, 'fn abs(self) -> i32'])
})

test('shows the diagnostic before the documentation', async () => {
  const rect = { kind: 'macro', span, name: 'rect' } as const
  expect(await reported('r|ect!()', { uses: [rect] }, 'no `y` here')).toEqual([
    0,
    4,
    'no y hererect!(…)Draws a rectangle.Read more',
  ])
})

test('shows nothing for unknown names and punctuation', async () => {
  expect(await reported('r|ect!()')).toBeNull()
  view.destroy()
  expect(await reported('a |+ b', { uses: [], named: { kind: 'variable', name: 'a', detail: 'u8' } })).toBeNull()
})
