import { fireEvent, renderHook } from '@testing-library/react'
import { takeRequestedSelection } from '../../dom/requestedSelection'
import { opensCode, useCodeEditing } from './useCodeEditing'

describe('useCodeEditing', () => {
  const pressed = jest.fn()

  function page() {
    document.body.innerHTML = `<article>
    <figure data-code-block><pre><code><span class="l">no();\n</span></code></pre></figure>
    <figure data-code-block><pre tabindex="0"><code><span class="l">one();\n</span><span class="l"><a href="#">two</a>();\n</span></code></pre></figure>
    <figure><div data-program="1"><button data-action="edit">Edit</button></div></figure></article>`
    const [other, block] = [...document.querySelectorAll('[data-code-block]')]
    const edit = document.querySelector('button')!
    // jsdom has no layout
    edit.getClientRects = () => [{}] as unknown as DOMRectList
    edit.addEventListener('click', pressed)
    renderHook(() => useCodeEditing())
    return { other: other!, block: block!, link: block!.querySelector('a')!, edit }
  }

  const select = (node: Node, from: number, to: number) =>
    document.getSelection()!.setBaseAndExtent(node, from, node, to)

  async function act(deed: () => void) {
    deed()
    await import('./openCode')
    await Promise.resolve()
  }

  beforeEach(() => pressed.mockClear())

  test('a double click edits the example with its selection', async () => {
    const { block, link } = page()
    select(link.firstChild!, 0, 3)
    await act(() => void fireEvent.dblClick(link))
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(takeRequestedSelection(block)).toEqual({ anchor: { line: 1, column: 0 }, head: { line: 1, column: 3 } })
  })

  test('Enter opens code that has the focus, and follows a link in it', async () => {
    const { block, link } = page()
    await act(() => void fireEvent.keyDown(link, { key: 'Enter' }))
    expect(pressed).not.toHaveBeenCalled()
    await act(() => void fireEvent.keyDown(block.querySelector('pre')!, { key: 'Enter' }))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('F2 opens the code with the caret, where nothing has the focus', async () => {
    const { block } = page()
    select(block.querySelector('.l')!.firstChild!, 2, 2)
    await act(() => void fireEvent.keyDown(document.body, { key: 'F2' }))
    expect(takeRequestedSelection(block)).toEqual({ anchor: { line: 0, column: 2 }, head: { line: 0, column: 2 } })
  })

  test('code that is no example, or is open, stays as it is', async () => {
    const { other, block, edit } = page()
    await act(() => void fireEvent.dblClick(other.querySelector('.l')!))
    edit.setAttribute('aria-expanded', 'true')
    await act(() => void fireEvent.dblClick(block.querySelector('.l')!))
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('opensCode', () => {
  const act = (type: string, more: object = {}) => ({
    type,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...more,
  })

  test.each([
    [act('dblclick'), true],
    [act('keydown', { key: 'Enter' }), true],
    [act('keydown', { key: 'F2' }), true],
    [act('keydown', { key: 'a' }), false],
    [act('keydown', { key: 'Enter', ctrlKey: true }), false],
    [act('dblclick', { shiftKey: true }), false],
  ])('%j opens code: %s', (given, expected) => {
    expect(opensCode(given)).toBe(expected)
  })
})
