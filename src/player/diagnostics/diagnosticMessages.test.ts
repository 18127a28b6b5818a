import { EditorView } from '@codemirror/view'
import { diagnosticMessages, fixLabel, showMessages } from './diagnosticMessages'
import { setDiagnostics, squiggles } from './squiggles'

let view: EditorView

beforeEach(() => {
  jest.useFakeTimers()
  view = new EditorView({ doc: 'a\nb\nc', extensions: [squiggles, diagnosticMessages], parent: document.body })
})
afterEach(() => {
  view.destroy()
  jest.useRealTimers()
})

/** Reports a diagnostic at each line, with its letter as message. */
function report(...lines: number[]) {
  const found = lines.map((number) => ({ start: view.state.doc.line(number).from, what: 'abc'[number - 1]! }))
  view.dispatch({
    effects: setDiagnostics.of(found.map(({ start, what }) => ({ start, end: start + 1, message: what }))),
  })
  showMessages(
    view,
    found.map(({ start, what }) => ({ where: '', what, help: '', place: start })),
  )
}

function type(text: string, line: number) {
  const { to } = view.state.doc.line(line)
  view.dispatch({
    changes: { from: to, insert: text },
    selection: { anchor: to + text.length },
    userEvent: 'input.type',
  })
}

const moveTo = (line: number) => view.dispatch({ selection: { anchor: view.state.doc.line(line).from } })
const pause = (ms: number) => jest.advanceTimersByTime(ms)
const messages = () => [...view.dom.querySelectorAll('[data-diagnostic-messages] p')].map((it) => it.textContent)
const redLines = () => [...view.dom.querySelectorAll('.errorLine')].map((it) => it.textContent)
const underlined = () => [...view.dom.querySelectorAll('[data-diagnostic]')].map((it) => it.textContent)
const reserved = () => view.dom.dataset.messages === '0'

test('underlines what is being typed immediately, and shows its message 800 ms after the last key', () => {
  type('x', 1)
  report(1)
  expect([underlined(), redLines(), messages(), reserved()]).toEqual([['a'], [], [], true])
  pause(700)
  type('y', 1)
  report(1)
  pause(799)
  expect([redLines(), messages()]).toEqual([[], []])
  pause(1)
  expect([redLines(), messages(), reserved()]).toEqual([['axy'], ['a'], false])
})

test('shows the message as soon as the caret leaves the line', () => {
  type('x', 1)
  report(1)
  moveTo(2)
  expect([redLines(), messages()]).toEqual([['ax'], ['a']])
})

test('holds back what typing causes on other lines', () => {
  type('x', 1)
  report(3)
  expect([underlined(), redLines(), messages()]).toEqual([['c'], [], []])
  pause(800)
  expect([redLines(), messages()]).toEqual([['c'], ['c']])
})

test('keeps the message of a line that is being fixed, until it is fixed', () => {
  report(2)
  type('x', 2)
  report(2)
  expect([redLines(), messages()]).toEqual([['bx'], ['b']])
  report()
  expect([redLines(), messages(), reserved()]).toEqual([[], [], true])
})

test('shows one message: that of the line typed last, after the pause, else the first', () => {
  report(1, 2)
  expect([redLines(), messages()]).toEqual([['a', 'b'], ['a']])
  type('x', 3)
  report(1, 2, 3)
  expect(messages()).toEqual(['a'])
  pause(800)
  expect(messages()).toEqual(['c'])
  moveTo(1)
  expect(messages()).toEqual(['c'])
})

test('names the number of other errors, and goes to the next', () => {
  report(1, 3)
  const button = view.dom.querySelectorAll('[data-diagnostic-messages] button')[1] as HTMLElement
  expect(button).toHaveTextContent('1 more')
  button.click()
  expect([messages(), view.state.selection.main.head]).toEqual([['c'], 4])
})

test.each([
  ['128', '128.0', 'Replace with `128.0`'],
  ['', ';', 'Add `;`'],
  ['', 'mut ', 'Add `mut`'],
  ['.', '', 'Remove `.`'],
  ['a', 'b'.repeat(50), `Replace with \`${'b'.repeat(40)}…\``],
])('%j to %j: %s', (before, text, label) => {
  expect(fixLabel({ before, text })).toBe(label)
})
