import { askToReload } from './askToReload'

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const pressOn = (element: Element) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
const note = () => document.querySelector('[role=alert]')

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

test.each([
  ['Enter', true, () => press('Enter')],
  ['a press on the message', true, () => pressOn(note()!)],
  ['Escape', false, () => press('Escape')],
  ['a press elsewhere', false, () => pressOn(document.querySelector('main')!)],
])('%s answers %s, and the message goes', async (_, isAgreed, act) => {
  const answer = askToReload()
  expect(note()).toHaveTextContent('Press Enter to reload and search.')
  act()
  expect(await answer).toBe(isAgreed)
  expect(note()).toBeNull()
})

test('letters do not answer', async () => {
  const answer = askToReload()
  press('e')
  expect(note()).toBeVisible()
  press('Enter')
  expect(await answer).toBe(true)
})

test('Enter in an editor does not answer, and in the search it does', async () => {
  document.body.innerHTML = '<textarea></textarea><dialog open><input /></dialog>'
  const answer = askToReload()
  const pressIn = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  pressIn('textarea')
  expect(note()).not.toBeNull()
  pressIn('input')
  expect(await answer).toBe(true)
})

test('the message is above an open dialog', () => {
  document.body.innerHTML = '<dialog open></dialog>'
  void askToReload()
  expect(note()!.parentElement).toBe(document.querySelector('dialog'))
})
