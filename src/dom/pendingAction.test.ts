import { popupAction, pressAction } from './pendingAction'

test('an element is found again by its attribute, and by its place among those that share it', () => {
  document.body.innerHTML = '<a data-symbol="rect!"></a><a data-symbol="a&quot;b"></a><a data-symbol="rect!"></a>'
  const [, quoted, second] = document.querySelectorAll('a')
  expect(pressAction(second!, 'data-symbol')).toEqual({ selector: '[data-symbol="rect!"]', index: 1 })
  const { selector, index } = pressAction(quoted!, 'data-symbol') as { selector: string; index: number }
  expect(document.querySelectorAll(selector)[index]).toBe(quoted)
})

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><a href="/rect" data-symbol="rect!">rect!</a>'
})

const symbol = () => document.querySelector('a')!

test('records a symbol by name', () => {
  expect(popupAction(symbol())).toEqual({ selector: '[data-symbol="rect!"]', index: 0 })
  expect(popupAction(undefined)).toBeUndefined()
})

test('records no symbol while the user types', () => {
  document.querySelector('textarea')!.focus()
  expect(popupAction(symbol())).toBeUndefined()
})
