import { EditorView } from '@codemirror/view'
import { squiggles, setDiagnostics } from '../diagnostics/squiggles'
import { restingPointer } from './restingPointer'

let view: EditorView
let moves: EventTarget[]

beforeEach(() => {
  view = new EditorView({ doc: 'cat\ndog', extensions: [squiggles, restingPointer], parent: document.body })
  view.dispatch({ effects: setDiagnostics.of([{ start: 0, end: 3, message: 'no cat' }]) })
  moves = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => setTimeout(draw) as unknown as number)
  document.elementFromPoint = line
})
afterEach(() => {
  view.destroy()
  jest.restoreAllMocks()
})

const marked = () => view.contentDOM.querySelector('[data-diagnostic]')
const line = () => view.contentDOM.firstElementChild!
const fix = () => view.dispatch({ effects: setDiagnostics.of([]) })
const nextPicture = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Rests the pointer on the marked word and records its events from then on. */
function rest() {
  marked()!.dispatchEvent(new MouseEvent('mousemove', { clientX: 5, clientY: 7, bubbles: true }))
  view.dom.addEventListener('mousemove', ({ target, clientX, clientY }) => {
    expect([clientX, clientY]).toEqual([5, 7])
    moves.push(target!)
  })
}

test('sends a mouse move to text that is redrawn under a resting pointer', async () => {
  rest()
  fix()
  await nextPicture()
  expect(moves).toEqual([line()])
})

test('sends nothing to text that stays', async () => {
  rest()
  view.dispatch({ selection: { anchor: 5 } })
  await nextPicture()
  expect(moves).toEqual([])
})

test('sends nothing while the user types', async () => {
  rest()
  view.dispatch({ changes: { from: 0, insert: 'my ' } })
  fix()
  await nextPicture()
  expect(moves).toEqual([])
})
