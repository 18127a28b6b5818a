import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { diagnosticAt, squiggles, hasDiagnostics, setDiagnostics } from './squiggles'

function fieldWith(doc: string, diagnostics: { start: number; end: number; message: string }[]) {
  const view = new EditorView({ state: EditorState.create({ doc, extensions: squiggles }) })
  view.dispatch({ effects: setDiagnostics.of(diagnostics) })
  return view
}

const marked = (view: EditorView) => [...view.dom.querySelectorAll('[data-diagnostic]')].map((mark) => mark.textContent)

test('underlines up to the end of the first line', () => {
  expect(marked(fieldWith('if a {\nb', [{ start: 5, end: 8, message: 'open' }]))).toEqual(['{'])
})

test('underlines at least one character, the last one at the end of a line', () => {
  expect(marked(fieldWith('let a', [{ start: 5, end: 5, message: 'no end' }]))).toEqual(['a'])
})

test('handles an empty text and a range beyond the end', () => {
  expect(marked(fieldWith('', [{ start: 0, end: 0, message: 'empty' }]))).toEqual([])
  expect(marked(fieldWith('ab', [{ start: 9, end: 12, message: 'late' }]))).toEqual(['b'])
})

test('moves marks with edits until the next diagnostics', () => {
  const view = fieldWith('a b', [{ start: 2, end: 3, message: 'what is b?' }])
  view.dispatch({ changes: { from: 0, insert: 'new ' } })
  expect(diagnosticAt(view.state, 6)).toEqual({ start: 6, end: 7, message: 'what is b?' })
  expect(diagnosticAt(view.state, 1)).toBeUndefined()
  view.dispatch({ effects: setDiagnostics.of([]) })
  expect(hasDiagnostics(view.state)).toBe(false)
})
