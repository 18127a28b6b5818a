import { completionStatus, currentCompletions, startCompletion } from '@codemirror/autocomplete'
import { EditorView, runScopeHandlers } from '@codemirror/view'
import { waitFor } from '@testing-library/react'
import type { Suggestions } from '../runtime/protocol'
import { completions, type QueryText } from './completions'

const entry = { signatureHtml: '', href: '/a' }
const mockEntries = {
  'rect!': {
    ...entry,
    kind: 'macro',
    summary: 'Draws a rectangle.',
    options: [
      { name: 'x', type: 'i32', default: '0', description: 'Left edge.' },
      { name: 'w', type: 'u32', default: 'required', description: 'Width.' },
    ],
  },
  'turbo::go!': { ...entry, kind: 'macro', summary: 'Runs the game.' },
  'Tween::set': { ...entry, kind: 'method', summary: 'Moves to a value.' },
}

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve({ entries: mockEntries }),
}))

const NOTHING: Suggestions = { names: [], sprites: [] }
const onAnnounce = jest.fn<void, [string]>()
const queried = jest.fn<void, Parameters<QueryText>>()
let view: EditorView

beforeEach(() => {
  onAnnounce.mockReset()
  queried.mockReset()
})

afterEach(() => view.destroy())

/** The marker in the text is the position. */
function start(text: string, answer: Promise<Suggestions> | Suggestions = NOTHING) {
  const queryText: QueryText = async (question) => {
    queried(question)
    return { suggestions: await answer }
  }
  view = new EditorView({
    parent: document.body,
    doc: text.replace('|', ''),
    selection: { anchor: text.indexOf('|') },
    extensions: completions(queryText, onAnnounce),
  })
  startCompletion(view)
}

/** Best first. */
async function offered(text: string, answer?: Suggestions) {
  start(text, answer)
  await waitFor(() => expect(completionStatus(view.state)).not.toBe('pending'))
  return currentCompletions(view.state)
}

const press = (key: string) => runScopeHandlers(view, new KeyboardEvent('keydown', { key }), 'editor')

test('suggests the options of a macro in order, with type and default', async () => {
  const found = await offered('rect!(|)')
  expect(found.slice(0, 2).map(({ label, detail, apply }) => [label, detail, apply])).toEqual([
    ['x', 'i32 = 0', 'x = '],
    ['w', 'u32, required', 'w = '],
  ])
})

test('suggests no options as a value', async () => {
  expect((await offered('rect!(x = |)')).map(({ label }) => label)).not.toContain('w')
})

test("suggests what the checker finds after a dot, with the pages' descriptions", async () => {
  const found = await offered('t.se|', {
    names: [{ kind: 'method', name: 'set', detail: '(&mut self)', owner: 'Tween' }],
    sprites: [],
  })
  expect(queried).toHaveBeenCalledWith({ kind: 'suggest', text: 't.se', offset: 4 })
  expect(found).toMatchObject([{ label: 'set', detail: '(&mut self)', summary: 'Moves to a value.' }])
})

test('ranks variables before macros and keywords last', async () => {
  const found = await offered('r|', { names: [{ kind: 'variable', name: 'red', detail: 'u32' }], sprites: [] })
  expect(found.map(({ label }) => label).slice(0, 3)).toEqual(['red', 'rect!', 'ref'])
  expect(found[0]!.detail).toBe(': u32')
})

test('suggests macros after the name of the crate', async () => {
  expect((await offered('turbo::|')).map(({ label }) => label)).toEqual(['go!'])
})

test('suggests sprites in a string that names one, and nothing elsewhere', async () => {
  const sprites = { names: [], sprites: ['heart'] }
  expect((await offered('sprite!("he|")', sprites)).map(({ label }) => label)).toEqual(['heart'])
  view.destroy()
  expect(await offered('text!("he|")', sprites)).toEqual([])
})

test('announces the number of suggestions once', async () => {
  await offered('turbo::|')
  expect(onAnnounce.mock.calls).toEqual([['1 suggestion']])
})

test('closes a visible list on Escape', async () => {
  await offered('turbo::|')
  expect(press('Escape')).toBe(true)
  expect(completionStatus(view.state)).toBeNull()
})

test('cancels a pending list on Escape without consuming the key', async () => {
  let answer!: (suggestions: Suggestions) => void
  start('t.|', new Promise((resolve) => (answer = resolve)))
  await waitFor(() => expect(queried).toHaveBeenCalled())
  expect(press('Escape')).toBe(false)
  expect(completionStatus(view.state)).toBeNull()
  answer({ names: [{ kind: 'field', name: 'x', detail: 'u32' }], sprites: [] })
  await Promise.resolve()
  expect(currentCompletions(view.state)).toEqual([])
})
