import { waitFor } from '@testing-library/react'
import { takeRequestedSelection, requestSelection } from '../../dom/requestedSelection'
import { beginEditing } from './beginEditing'

const scrollBy = jest.fn()
const line = (text: string, look = '') => `<span class="l"${look && ` data-line="${look}"`}>${text}\n</span>`
const block = (id: string, ...lines: string[]) =>
  `<figure id="${id}" data-code-block><pre tabindex="0"><code data-html>${lines.join('')}</code></pre></figure>`

let open: ((comesBack: boolean) => void) | undefined

/** A step with its picture, and the whole file in a fold. */
function page(step: string) {
  document.body.innerHTML = `<article>${step}<figure id="figure"><button data-action="edit">Edit</button></figure>
    <details>${block('file', line('go!({'), line('    a();'), line('    b();'), line('});'))}</details></article>`
  const file = document.getElementById('file')!
  const end = (comesBack: boolean) => {
    open?.(comesBack)
    open = undefined
  }
  open = beginEditing(file, document.getElementById('figure')!)
  return { file, end, marked: () => [...file.querySelectorAll('[data-line]')].map((it) => it.textContent!.trim()) }
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))

const overlay = () => document.querySelectorAll('[data-overlay]')

afterEach(async () => {
  open?.(false)
  open = undefined
  await drawn()
  await waitFor(() => expect(window.history.state).not.toEqual({ isOverlay: true }))
})

beforeAll(() => {
  Element.prototype.scrollBy = scrollBy
  Object.assign(window, {
    scrollBy,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})

test("marks and numbers the step's lines in the unfolded file and requests the caret there", () => {
  const { file, marked } = page(block('step', line('go!({'), line('    b();', 'added'), line('});')))
  expect(file.closest('details')).toHaveAttribute('open')
  expect(marked()).toEqual(['b();'])
  expect(file).toHaveAttribute('data-line-numbers')
  expect(takeRequestedSelection(file)).toEqual({ anchor: { line: 2, column: 4 }, head: { line: 2, column: 4 } })
})

test('removes everything when it ends and restores focus on request', async () => {
  const { file, end, marked } = page(block('step', line('    b();', 'added')))
  end(true)
  await drawn()
  expect(marked()).toEqual([])
  expect(file).not.toHaveAttribute('data-line-numbers')
  expect(document.querySelector('[data-action=edit]')).toHaveFocus()
})

test('shows distant code over the page, which is inert and keeps its room, and leaves nothing', async () => {
  const { file, end } = page('<p>Text</p>')
  expect(file).toHaveAttribute('data-overlay', 'code')
  expect(document.getElementById('figure')).toHaveAttribute('data-overlay', 'picture')
  await waitFor(() => expect(document.querySelector('p')).toHaveAttribute('inert'))
  expect(file.closest('[inert]')).toBeNull()
  expect(document.querySelectorAll('figure')).toHaveLength(4)
  end(true)
  await drawn()
  expect(overlay()).toHaveLength(0)
  expect(document.querySelectorAll('figure')).toHaveLength(2)
  expect(document.querySelector('[inert]')).toBeNull()
})

test.each(['Escape', 'Back'])('%s presses Done', async (key) => {
  const { end } = page('')
  const pressed = jest.fn(() => end(true))
  document.querySelector<HTMLElement>('[data-action=edit]')!.onclick = pressed
  if (key === 'Escape')
    document.getElementById('figure')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  else window.history.back()
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
  await drawn()
  await waitFor(() => expect(window.history.state).not.toEqual({ isOverlay: true }))
})

test('leaves focus alone if nobody returns', async () => {
  const { end } = page('')
  end(false)
  await drawn()
  expect(document.body).toHaveFocus()
})

test('moves nothing if the user opened the code directly', async () => {
  const { end } = page('')
  end(false)
  await drawn()
  const file = document.getElementById('file')!
  const spot = { line: 3, column: 1 }
  requestSelection(file, { anchor: spot, head: spot })
  scrollBy.mockClear()
  open = beginEditing(file, document.getElementById('figure')!)
  expect(overlay()).toHaveLength(0)
  expect(scrollBy).not.toHaveBeenCalled()
  expect(takeRequestedSelection(file)).toEqual({ anchor: spot, head: spot })
})
