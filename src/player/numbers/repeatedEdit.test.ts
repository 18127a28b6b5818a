import { history, undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { repeatedEdit } from './repeatedEdit'

function fieldWith(doc: string) {
  const heard: string[] = []
  const view = new EditorView({
    doc,
    extensions: [history(), EditorView.updateListener.of(({ state }) => heard.push(state.doc.toString()))],
  })
  return { view, heard }
}

test('rewrites a range and reports each change', () => {
  const { view, heard } = fieldWith('w = 20, h = 5')
  const edit = repeatedEdit(view, { start: 4, end: 6 })
  edit.write('9')
  edit.write('100')
  edit.write('100')
  expect(heard).toEqual(['w = 9, h = 5', 'w = 100, h = 5'])
})

test('undoes all of it in one step, and nothing typed before or after', () => {
  const { view } = fieldWith('w = 2')
  const type = (at: number) => view.dispatch({ changes: { from: at, insert: '0' }, userEvent: 'input.type' })
  type(5)
  const edit = repeatedEdit(view, { start: 4, end: 6 })
  for (const text of ['21', '20', '19']) edit.write(text)
  type(6)
  const reported = [view.state.doc.toString()]
  for (let left = 3; left > 0; left -= 1) {
    undo(view)
    reported.push(view.state.doc.toString())
  }
  expect(reported).toEqual(['w = 190', 'w = 19', 'w = 20', 'w = 2'])
})
