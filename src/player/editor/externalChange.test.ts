import { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { echoFilter, replacedExternally, textWritten } from './externalChange'

test('recognizes a reported text after further typing', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  notify('ab')
  expect(isEcho('a')).toBe(true)
  expect(isEcho('ab')).toBe(true)
})

test('accepts only the latest of several reported texts', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  notify('ab')
  expect(isEcho('ab')).toBe(true)
  expect(isEcho('a')).toBe(false)
})

test('treats a foreign text as news, and earlier reported ones after it', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  expect(isEcho('whole program')).toBe(false)
  expect(isEcho('a')).toBe(false)
})

test('a text is written by transactions of the user, the last of which has it', () => {
  const state = EditorState.create({ doc: 'a' })
  const first = state.update({ changes: { from: 1, insert: 'b' } })
  const second = first.state.update({ changes: { from: 2, insert: 'c' } })
  expect(textWritten([first, second])).toBe('abc')
})

test('a moved caret and a text from outside are not written', () => {
  const state = EditorState.create({ doc: 'a' })
  expect(textWritten([state.update({ selection: { anchor: 1 } })])).toBeUndefined()
  expect(textWritten([state.update(replacedExternally({ state } as EditorView, 'ab'))])).toBeUndefined()
})
