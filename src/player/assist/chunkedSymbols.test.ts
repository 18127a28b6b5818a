import { completionStatus, currentCompletions, startCompletion } from '@codemirror/autocomplete'
import { EditorView, showTooltip } from '@codemirror/view'
import { waitFor } from '@testing-library/react'
import { symbolChunksOf, symbolNamesOf } from '../../lib/symbols/symbolChunks'
import type { PopupEntries, PopupEntry } from '../../lib/symbols/symbolPopup'
import type { Suggestions } from '../runtime/protocol'
import { completions } from './completions'
import { docsFor } from './hoverDocs'
import { signatureTip } from './signatureTip'

/** Fills a chunk. */
const LONG = 'x'.repeat(30_000)

const entryOf = (kind: PopupEntry['kind'], summary: string): PopupEntry => {
  const option = { name: 'x', type: 'i32', default: '0', description: `Of ${summary}`, signatureHtml: '' }
  return { kind, signatureHtml: LONG, summary, href: '/a#b', options: [option] }
}

/** Each test uses its own. */
const entries: PopupEntries = {
  'circ!': entryOf('macro', 'Circle'),
  'rect!': entryOf('macro', 'Rectangle'),
  'text!': entryOf('macro', 'Text'),
  'Bounds::inset': entryOf('method', 'Inset'),
  'Tween::set': entryOf('method', 'Set'),
}

const { firsts, chunks } = symbolChunksOf(entries)
const mockFile = { firsts, chunks: chunks.map((_, at) => String(at)), names: 'names' }
const mockRead = (name: string) => (name === 'names' ? symbolNamesOf(entries) : chunks[Number(name)])
const mockFetchChunk = jest.fn(async (name: string) => ({ json: async () => mockRead(name) }))

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve(mockFile),
  fetchChunk: (_data: string, name: string) => mockFetchChunk(name),
}))

let view: EditorView

afterEach(() => view.destroy())

const named = (names: Suggestions['names']): Suggestions => ({ names, sprites: [] })

async function offered(text: string, suggestions: Suggestions) {
  view = new EditorView({
    doc: text,
    selection: { anchor: text.length },
    extensions: completions(
      async () => ({ suggestions }),
      () => {},
    ),
  })
  startCompletion(view)
  await waitFor(() => expect(completionStatus(view.state)).toBe('active'))
  return currentCompletions(view.state).map((completion) => ({ summary: '', ...completion }))
}

test('a list describes what starts as typed, and has all macros', async () => {
  const found = await offered('r', named([{ kind: 'variable', name: 'row', detail: 'u32' }]))
  expect(found.find(({ label }) => label === 'rect!')).toMatchObject({ summary: 'Rectangle' })
  expect(mockFetchChunk.mock.calls.flat().sort()).toEqual(['3', 'names'])
})

test('members are described before a letter is typed', async () => {
  const found = await offered('t.', named([{ kind: 'method', name: 'set', detail: '()', owner: 'Tween' }]))
  expect(found).toMatchObject([{ label: 'set', summary: 'Set' }])
})

test('hover loads the documentation of the symbol', async () => {
  const uses = [{ kind: 'macro' as const, span: { start: 0, end: 4 }, name: 'circ' }]
  const docs = await docsFor('circ!()', 1, async () => ({ meaning: { uses } }))
  expect(docs?.textContent).toContain('Circle')
})

test.each([
  ['text!(x = ', 'x: i32 = 0 Of Text'],
  ['b.inset(', 'x: i32 = 0 Of Inset'],
])('a tip appears when the documentation of the call has arrived: %s', async (text, tip) => {
  // jsdom has no layout
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  view = new EditorView({ extensions: signatureTip })
  view.dispatch({ changes: { from: 0, insert: text }, selection: { anchor: text.length }, userEvent: 'input' })
  await waitFor(() => {
    const shown = view.state.facet(showTooltip).find((tooltip) => tooltip !== null)
    expect(shown?.create(view).dom.textContent).toBe(tip)
  })
})
