import { takeRequestedSelection, requestSelection } from '../../dom/requestedSelection'
import { beginEditing } from './beginEditing'

const scrollBy = jest.fn()
const scrollIntoView = jest.fn()
const line = (text: string, look = '') => `<span class="l"${look && ` data-line="${look}"`}>${text}\n</span>`
const block = (id: string, ...lines: string[]) =>
  `<figure id="${id}" data-code-block><pre tabindex="0"><code data-html>${lines.join('')}</code></pre></figure>`

function page(step: string) {
  document.body.innerHTML = `<article>${step}<figure id="figure"><button data-action="edit">Edit</button></figure>
    <details>${block('file', line('go!({'), line('    a();'), line('    b();'), line('});'))}</details></article>`
  const file = document.getElementById('file')!
  const end = beginEditing(file, document.getElementById('figure')!)
  return { file, end, marked: () => [...file.querySelectorAll('[data-line]')].map((it) => it.textContent!.trim()) }
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))

beforeAll(() => {
  Object.assign(window, { scrollBy })
  Element.prototype.scrollIntoView = scrollIntoView
})
beforeEach(() => scrollIntoView.mockClear())

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

test('leaves focus alone if nobody returns', async () => {
  const { end } = page('')
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' })
  end(false)
  await drawn()
  expect(document.body).toHaveFocus()
})

test('moves nothing if the user opened the code directly', () => {
  page('')
  const file = document.getElementById('file')!
  scrollIntoView.mockClear()
  const spot = { line: 3, column: 1 }
  requestSelection(file, { anchor: spot, head: spot })
  beginEditing(file, document.getElementById('figure')!)
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(takeRequestedSelection(file)).toEqual({ anchor: spot, head: spot })
})
