import { watchSymbols, type SymbolWatch } from './watchSymbols'

let shown: string | undefined
let watch: SymbolWatch
let clockMs = 0
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`[data-symbol="${name}"]`)!
const popup = () => document.getElementById('popup')!
const ground = () => document.querySelector('main')!

/** `after` is the time since the last event. */
function point(type: string, target: Element, { x = 0, y = 0, after = 0, to = null as Element | null } = {}) {
  clockMs += after
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, relatedTarget: to })
  Object.defineProperties(event, { pointerType: { value: 'mouse' }, timeStamp: { value: clockMs } })
  target.dispatchEvent(event)
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main><a data-symbol="clear"></a><a data-symbol="rect!"></a><div id="popup"></div></main>'
  // Below the symbols, which are at the top
  popup().getBoundingClientRect = () => ({ left: 0, top: 100, right: 200, bottom: 200 }) as DOMRect
  shown = undefined
  watch = watchSymbols({ show: (it) => (shown = it?.dataset.symbol), popup, isAvailable: () => true })
  point('pointerover', link('clear'))
})
afterEach(() => {
  watch.stop()
  jest.useRealTimers()
})

test('a symbol that the pointer reaches shows its popup', () => {
  expect(shown).toBe('clear')
})

test('a popup closes 40 ms after the pointer has left it', () => {
  point('pointerout', popup(), { to: ground() })
  jest.advanceTimersByTime(39)
  expect(shown).toBe('clear')
  jest.advanceTimersByTime(1)
  expect(shown).toBeUndefined()
})

test('a pointer that comes back within that time keeps it', () => {
  point('pointerout', popup(), { to: ground() })
  jest.advanceTimersByTime(39)
  point('pointerover', popup())
  jest.advanceTimersByTime(1000)
  expect(shown).toBe('clear')
})

test('a pointer on its way to the popup has 40 ms from each move, and crosses other symbols', () => {
  point('pointerout', link('clear'), { x: 50, y: 10, to: ground() })
  for (const y of [30, 50, 70]) {
    jest.advanceTimersByTime(39)
    point('pointermove', ground(), { x: 50, y, after: 39 })
    point('pointerover', link('rect!'), { x: 50, y })
    expect(shown).toBe('clear')
  }
  jest.advanceTimersByTime(40)
  expect(shown).toBeUndefined()
})

test('a pointer that turns aside closes the popup at once', () => {
  point('pointerout', link('clear'), { x: 50, y: 10, to: ground() })
  point('pointermove', ground(), { x: 400, y: 10, after: 10 })
  expect(shown).toBeUndefined()
})

test('a press elsewhere and Escape close the popup', () => {
  point('pointerdown', ground())
  expect(shown).toBeUndefined()
  point('pointerover', link('rect!'))
  expect(shown).toBe('rect!')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(shown).toBeUndefined()
})
