import { EditorView, showTooltip } from '@codemirror/view'
import { signatureTip } from './signatureTip'
import { loadNames } from '../../dom/publishedSymbols'

const mockEntries = {
  'rect!': {
    kind: 'macro',
    options: [
      { name: 'x', type: 'i32', default: '0', description: 'Left edge.' },
      { name: 'w', type: 'u32', default: 'required', description: 'Width.' },
    ],
  },
  'audio::play': { kind: 'function', options: [{ name: 'name', type: '&str', default: '', description: 'A sound.' }] },
  'Tween::set': { kind: 'method', options: [{ name: 'value', type: 'T', default: '', description: 'The goal.' }] },
  'Tween::add': { kind: 'method', options: [{ name: 'value', type: 'T', default: '', description: 'More.' }] },
  'Bounds::add': { kind: 'method', options: [{ name: 'x', type: 'i32', default: '', description: 'Wider.' }] },
}

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => Promise.resolve({ entries: mockEntries }),
}))

let view: EditorView

beforeAll(async () => void (await loadNames()))
beforeEach(() => void (view = new EditorView({ extensions: signatureTip })))
afterEach(() => view.destroy())

const type = (text: string) => {
  const { head } = view.state.selection.main
  view.dispatch({
    changes: { from: head, insert: text },
    selection: { anchor: head + text.length },
    userEvent: 'input',
  })
}

function reported(): [place: number, text: string | null] | undefined {
  const tip = view.state.facet(showTooltip).find((tooltip) => tooltip !== null)
  return tip && [tip.pos, tip.create(view).dom.textContent]
}

test('shows type, default and a sentence of the option being written', () => {
  type('rect!(x = ')
  expect(reported()).toEqual([5, 'x: i32 = 0 Left edge.'])
  type('1, w = 2')
  expect(reported()).toEqual([5, 'w: u32 Width.'])
})

test('shows the parameter of a function by position', () => {
  type('audio::play("a"')
  expect(reported()).toEqual([11, 'name: &str A sound.'])
  type(', ')
  expect(reported()).toBeUndefined()
})

test('shows a method by name if only one type has it', () => {
  type('t.set(')
  expect(reported()).toEqual([5, 'value: T The goal.'])
  type('1); t.add(')
  expect(reported()).toBeUndefined()
})

test('shows nothing when the caret passes by, and closes after the call', () => {
  type('rect!(x = 1')
  type(')')
  expect(reported()).toBeUndefined()
  view.dispatch({ selection: { anchor: 10 } })
  expect(reported()).toBeUndefined()
})
