import { EditorView } from '@codemirror/view'
import { squiggles, tellDiagnostics } from '../diagnostics/squiggles'
import type { Meaning } from '../runtime/protocol'
import { tooltipAt } from './hoverDocs'

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
  fetchPublished: () => Promise.resolve({ json: () => Promise.resolve(mockEntries) }),
}))

let view: EditorView

afterEach(() => view.destroy())

/** What is told at the mark of a text that has this meaning there, and from where to where it is told. */
async function told(text: string, meaning?: Meaning, diagnostic?: string) {
  view = new EditorView({ doc: text.replace('|', ''), extensions: squiggles })
  if (diagnostic) view.dispatch({ effects: tellDiagnostics.of([{ start: 0, end: 4, message: diagnostic }]) })
  const answer = () => Promise.resolve(meaning ? { meaning } : {})
  const tooltip = await tooltipAt(view, text.indexOf('|'), answer)
  return tooltip && [tooltip.pos, tooltip.end, tooltip.create(view).dom.textContent]
}

const span = { start: 0, end: 0 }

test('a documented symbol is explained as its page does, and an option by itself', async () => {
  const rect = { kind: 'macro', span, name: 'rect' } as const
  expect(await told('r|ect!()', { uses: [rect] })).toEqual([0, 4, 'rect!(…)Draws a rectangle.Read more'])
  view.destroy()
  const option = { kind: 'option', span, macro: 'rect', name: 'x' } as const
  expect(await told('rect!(|x = 1)', { uses: [option] })).toEqual([6, 7, 'x: i32Left edge.Read more'])
})

test('a name of the program is told with its type', async () => {
  const named = { kind: 'variable', name: 'cat', detail: 'u32' } as const
  expect(await told('|cat', { uses: [], named })).toEqual([0, 3, 'cat: u32'])
})

test('a method without a page is told with its signature', async () => {
  const named = { kind: 'method', name: 'abs', detail: '(self) -> i32' } as const
  expect(await told('1.|abs()', { uses: [], named })).toEqual([2, 5, 'fn abs(self) -> i32'])
})

test('what is wrong stands before what a word is', async () => {
  const rect = { kind: 'macro', span, name: 'rect' } as const
  expect(await told('r|ect!()', { uses: [rect] }, 'no `y` here')).toEqual([
    0,
    4,
    'no y hererect!(…)Draws a rectangle.Read more',
  ])
})

test('of what nobody knows nothing is told, and nothing of signs', async () => {
  expect(await told('r|ect!()')).toBeNull()
  view.destroy()
  expect(await told('a |+ b', { uses: [], named: { kind: 'variable', name: 'a', detail: 'u8' } })).toBeNull()
})
