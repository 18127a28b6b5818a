import { isPageInteraction } from './usePageInteractions'

function isActOn(html: string, event: Event): boolean {
  document.body.innerHTML = html
  const element = document.body.firstElementChild!
  let answer = false
  element.addEventListener(event.type, (seen) => (answer = isPageInteraction(seen)))
  element.dispatchEvent(event)
  return answer
}

test('the pointer, the focus and the keys are acts on the page', () => {
  expect(isActOn('<a></a>', new Event('pointerover'))).toBe(true)
  expect(isActOn('<textarea></textarea>', new Event('focusin'))).toBe(true)
  expect(isActOn('<a></a>', new KeyboardEvent('keydown', { key: '?' }))).toBe(true)
})

test('the keys that open the search are none', () => {
  expect(isActOn('<a></a>', new KeyboardEvent('keydown', { key: '/' }))).toBe(false)
  expect(isActOn('<a></a>', new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true }))).toBe(false)
  expect(isActOn('<a></a>', new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))).toBe(false)
})

test('the focus that an opened dialog takes is none', () => {
  expect(isActOn('<dialog></dialog>', new Event('focusin'))).toBe(false)
})

test('of the keys in the box of the search only Tab is one, which leaves it', () => {
  expect(isActOn('<input type="search">', new KeyboardEvent('keydown', { key: 'a' }))).toBe(false)
  expect(isActOn('<input type="search">', new KeyboardEvent('keydown', { key: 'Tab' }))).toBe(true)
})
