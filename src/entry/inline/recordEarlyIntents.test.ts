import { recordEarlyIntents } from './recordEarlyIntents'

beforeEach(() => {
  document.body.innerHTML = '<button data-early><svg></svg> Menu</button><button>Other</button><input>'
})

afterEach(() => {
  window.___early?.stop()
  delete window.___early
})

const press = (key: string, { target = document.body, ...held }: KeyboardEventInit & { target?: Element } = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  target.dispatchEvent(event)
  return event
}

const recorded = () =>
  window.___early!.intents.map((intent) =>
    intent.kind === 'key' ? { key: intent.press.key, text: intent.text } : { element: intent.element },
  )

test('a press on a marked button is remembered, on another it is not', () => {
  recordEarlyIntents()
  const [menu, other] = document.querySelectorAll('button')
  menu!.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  other!.click()
  expect(recorded()).toEqual([{ element: menu }])
})

test('a search key and what is typed after it are remembered', () => {
  recordEarlyIntents()
  for (const key of ['/', 't', 'v', 'Backspace', 'w']) expect(press(key).defaultPrevented).toBe(true)
  expect(recorded()).toEqual([{ key: '/', text: 'tw' }])
})

test('Cmd+K and Ctrl+K are search keys too, also in a field', () => {
  recordEarlyIntents()
  expect(press('k', { metaKey: true }).defaultPrevented).toBe(true)
  expect(press('K', { ctrlKey: true, target: document.querySelector('input')! }).defaultPrevented).toBe(true)
  expect(recorded()).toEqual([
    { key: 'k', text: '' },
    { key: 'K', text: '' },
  ])
})

test('what was typed before the page was loaded again is gone on with', () => {
  history.replaceState({ pendingAction: { text: 'tw' } }, '')
  recordEarlyIntents()
  history.replaceState(null, '')
  expect(press('e').defaultPrevented).toBe(true)
  expect(recorded()).toEqual([{ key: '/', text: 'twe' }])
})

test('keys without a search key before them belong to the page', () => {
  recordEarlyIntents()
  expect(press('t').defaultPrevented).toBe(false)
  document.querySelector('button')!.click()
  expect(press('t').defaultPrevented).toBe(false)
  expect(recorded()).toEqual([{ element: document.querySelector('button') }])
})

test('shortcuts and keys without a letter belong to the page, also after a search key', () => {
  recordEarlyIntents()
  press('/')
  for (const held of [{ metaKey: true }, { ctrlKey: true }, { altKey: true }])
    expect(press('r', held).defaultPrevented).toBe(false)
  expect(press('ArrowDown').defaultPrevented).toBe(false)
  expect(recorded()).toEqual([{ key: '/', text: '' }])
})

test('what is typed into a field belongs to the field', () => {
  recordEarlyIntents()
  expect(press('/', { target: document.querySelector('input')! }).defaultPrevented).toBe(false)
  expect(recorded()).toEqual([])
})

test('once the watch has ended, nothing is remembered any more', () => {
  recordEarlyIntents()
  const { intents, stop } = window.___early!
  stop()
  expect(press('/').defaultPrevented).toBe(false)
  document.querySelector('button')!.click()
  expect(intents).toEqual([])
})
