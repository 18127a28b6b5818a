import { notify } from '../../dom/notify'
import { tooltipText, watchControls } from './watchControls'

let shown: string | undefined
let stop = () => {}
const button = () => document.querySelector('button')!
const point = (type: string, pointerType: string) =>
  button().dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }))

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no layout
  Object.defineProperty(HTMLElement.prototype, 'innerText', { value: '', configurable: true })
  document.body.innerHTML = '<button aria-label="Copy"></button>'
  stop = watchControls((tip) => (shown = tip?.text.name))
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('a tooltip shows once the pointer has rested for 400 ms', () => {
  point('pointerover', 'mouse')
  jest.advanceTimersByTime(399)
  expect(shown).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(shown).toBe('Copy')
  point('pointerout', 'mouse')
  expect(shown).toBeUndefined()
})

test('a pointer that leaves before that has asked for none', () => {
  point('pointerover', 'mouse')
  jest.advanceTimersByTime(399)
  point('pointerout', 'mouse')
  jest.advanceTimersByTime(1000)
  expect(shown).toBeUndefined()
})

test('touch has no tooltips', () => {
  point('pointerover', 'touch')
  jest.advanceTimersByTime(1000)
  expect(shown).toBeUndefined()
})

test('Escape hides a tooltip', () => {
  point('pointerover', 'mouse')
  jest.advanceTimersByTime(400)
  expect(shown).toBe('Copy')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(shown).toBeUndefined()
})

test('a confirmation stays for 1.5 seconds after the pointer leaves', () => {
  notify(button(), 'Link copied')
  expect(shown).toBe('Link copied')
  point('pointerout', 'mouse')
  jest.advanceTimersByTime(1499)
  expect(shown).toBe('Link copied')
  jest.advanceTimersByTime(1)
  expect(shown).toBeUndefined()
})

const icon = { tip: null, label: null, words: '', keyShortcut: null, isOpen: false }

test('an icon button shows its name and first shortcut', () => {
  expect(tooltipText({ ...icon, label: 'Search', keyShortcut: '/ Control+K' })).toEqual({ name: 'Search', key: '/' })
  expect(tooltipText({ ...icon, label: 'Dark Mode', words: ' \n' })).toEqual({ name: 'Dark Mode' })
})

test('a control with words needs no tooltip, nor one without a name', () => {
  expect(tooltipText({ ...icon, label: 'Search', words: 'Search...', keyShortcut: '/' })).toBeUndefined()
  expect(tooltipText(icon)).toBeUndefined()
})

test('what a control says of itself in few words goes before its name, and beside a sign', () => {
  expect(tooltipText({ ...icon, tip: 'Clear', label: 'Reset search', words: '⌫' })).toEqual({ name: 'Clear' })
})

test('a control whose menu is open needs none: the tooltip would cover the menu', () => {
  expect(tooltipText({ ...icon, label: 'Menu', isOpen: true })).toBeUndefined()
})
