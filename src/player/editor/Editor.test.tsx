import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { EditorView } from '@codemirror/view'
import { CodeMirrorEditor } from './CodeMirrorEditor'
import { Editor } from './Editor'
import type { EditorDiagnostic } from '../run/problem'

// Tasks of their own come with real time below
jest.mock('../../dom/schedule', () => ({
  inTasks: (...works: (() => void)[]) => {
    works.forEach((work) => work())
    return () => {}
  },
}))

const PROGRAM = 'let a = 1;\nclear(0);'

function finishedBlock() {
  const block = document.body.appendChild(document.createElement('figure'))
  block.innerHTML = '<div><pre class="scroll"><code><span class="l">clear(0);\n</span></code></pre></div>'
  block.dataset.setUp = '[[0,"let a = 1;"]]'
  return block
}

const onChange = jest.fn<void, [string]>()
const onLeave = jest.fn<void, []>()
let block: HTMLElement
let setText: (text: string) => void

// Not in jsdom
beforeAll(() => void (Range.prototype.getClientRects = () => [] as unknown as DOMRectList))

beforeEach(() => {
  onChange.mockReset()
  onLeave.mockReset()
  block = finishedBlock()
})

afterEach(() => {
  block.remove()
  jest.useRealTimers()
})

function Example({ diagnostics, isOpen }: { diagnostics: readonly EditorDiagnostic[]; isOpen: boolean }) {
  const [text, set] = useState(PROGRAM)
  setText = set
  const change = (next: string) => {
    onChange(next)
    set(next)
  }
  return (
    <Editor
      block={block}
      program={3}
      text={text}
      example={{ text, shaders: undefined }}
      isOpen={isOpen}
      CodeMirrorEditor={CodeMirrorEditor}
      diagnostics={diagnostics}
      onChange={change}
      onLeave={onLeave}
    />
  )
}

const NO_DIAGNOSTICS: readonly EditorDiagnostic[] = []
const example = (diagnostics = NO_DIAGNOSTICS, isOpen = true) => <Example diagnostics={diagnostics} isOpen={isOpen} />
const field = () => screen.getByRole('textbox', { name: 'Rust program of this example' })
const viewOf = () => EditorView.findFromDOM(field())!
const editorText = () => viewOf().state.doc.toString()

const write = (text: string) =>
  act(() => {
    const { state } = viewOf()
    viewOf().dispatch({ changes: { from: 0, to: state.doc.length, insert: text }, userEvent: 'input.paste' })
  })

test('shows the visible lines, has focus and describes its keys', async () => {
  render(example())
  expect(editorText()).toBe('clear(0);')
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveAccessibleDescription(/^Type, or drag a number\. Esc closes the editor\./)
  expect(block.querySelector('pre')).not.toBeVisible()
})

test('lists all shortcuts on request', async () => {
  render(example())
  const finds = () => screen.getByText('Find')
  expect(finds()).not.toBeVisible()
  await userEvent.click(screen.getByText('Keyboard shortcuts'))
  expect(finds()).toBeVisible()
  expect(finds().previousElementSibling).toHaveTextContent('CtrlF')
})

test('reports every change immediately, with the hidden lines', () => {
  render(example())
  write('clear(1);')
  expect(onChange.mock.calls).toEqual([['let a = 1;\nclear(1);']])
})

test('reports a change before it draws it, so that the program runs meanwhile', () => {
  render(example())
  let drawn = ''
  onChange.mockImplementation(() => void (drawn = field().textContent))
  write('clear(1);')
  expect(drawn).toBe('clear(0);')
  expect(field()).toHaveTextContent('clear(1);')
})

test('closes on Escape and keeps the edit', () => {
  const { rerender } = render(example())
  write('clear(1);')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onLeave).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(onLeave).toHaveBeenCalledTimes(1)
  rerender(example(NO_DIAGNOSTICS, false))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(block).toHaveTextContent('clear(1);')
})

test('shows the static code again if the text is unchanged', () => {
  const { rerender } = render(example())
  rerender(example(NO_DIAGNOSTICS, false))
  expect(block.querySelector('pre')).toBeVisible()
  expect(block.querySelectorAll('.l')).toHaveLength(1)
})

test('shows a diagnostic, announces it after a pause, and hides it immediately', () => {
  jest.useFakeTimers()
  const { rerender } = render(example())
  rerender(example([{ start: 11, end: 16, message: 'cannot find `clear`', help: 'write `clear!`' }]))
  expect(block.querySelector('[data-diagnostic]')).toHaveTextContent('clear')
  expect(said()).toEqual(['clear(0);', 'cannot find clear – write clear!Show all'])
  act(() => jest.advanceTimersByTime(799))
  expect(screen.queryByText('Line 1:')).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Line 1:').closest('[role=status]')).toHaveTextContent(
    'Line 1: cannot find clear – write clear!',
  )
  rerender(example())
  expect(screen.queryByText('Line 1:')).toBeNull()
  expect(said()).toEqual(['clear(0);'])
})

const said = () => [...field().children].map((child) => child.textContent)

const FIXED: EditorDiagnostic = {
  start: 11,
  end: 16,
  message: 'cannot find `clear`',
  fix: { span: { start: 16, end: 16 }, text: '!' },
}

/** Waits for the delay. */
function showFixed(fixed = FIXED) {
  jest.useFakeTimers()
  const { rerender } = render(example())
  rerender(example([fixed]))
  act(() => jest.advanceTimersByTime(800))
}

test('applies a quick fix as one undo step', () => {
  showFixed()
  fireEvent.click(screen.getByRole('button', { name: 'Add !' }))
  expect(editorText()).toBe('clear!(0);')
  expect(onChange.mock.calls).toEqual([['let a = 1;\nclear!(0);']])
  fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })
  expect(editorText()).toBe('clear(0);')
})

test('goes to an error with F8 and applies a fix with Ctrl+.', () => {
  showFixed({ ...FIXED, start: 13 })
  fireEvent.keyDown(field(), { key: 'F8' })
  expect(viewOf().state.selection.main.head).toBe(2)
  fireEvent.keyDown(field(), { key: '.', ctrlKey: true })
  expect(editorText()).toBe('clear!(0);')
})

test('does not overwrite text that changed meanwhile', () => {
  showFixed({ ...FIXED, fix: { span: { start: 11, end: 16 }, text: 'cls' } })
  act(() => viewOf().dispatch({ changes: { from: 2, to: 3, insert: 'E' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Replace with cls' }))
  expect(editorText()).toBe('clEar(0);')
})

test('moves a fix along with text written before it', () => {
  showFixed()
  act(() => viewOf().dispatch({ changes: { from: 0, insert: 'a;' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Add !' }))
  expect(editorText()).toBe('a;clear!(0);')
})

test('shows a diagnostic of a hidden line below the editor', () => {
  jest.useFakeTimers()
  const { rerender } = render(example())
  rerender(example([{ start: 4, end: 5, message: 'wrong' }]))
  act(() => jest.advanceTimersByTime(800))
  expect(screen.getByText('Setup line 1:')).toBeVisible()
  expect(said()).toEqual(['clear(0);'])
})

test('shows hidden lines on request', () => {
  render(example())
  fireEvent.click(screen.getByRole('button', { name: 'Show setup', pressed: false }))
  expect(editorText()).toBe(PROGRAM)
  expect(screen.getByRole('button', { name: 'Show setup', pressed: true })).toBeVisible()
})

test('restores an edit that was reset', () => {
  render(example())
  write('clear(1);')
  act(() => setText(PROGRAM))
  expect(editorText()).toBe('clear(0);')
  fireEvent.click(screen.getByRole('button', { name: 'Restore my edit' }))
  expect(editorText()).toBe('clear(1);')
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Restore my edit' })).toBeNull()
})

test('rejects a text with too many characters', () => {
  render(example())
  write('a'.repeat(50_001))
  expect(onChange).not.toHaveBeenCalled()
  expect(editorText()).toBe('clear(0);')
  expect(screen.getByText(/programs here are limited to 50,000 characters/)).toBeVisible()
})
