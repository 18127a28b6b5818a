import { popupWish } from './popupWish'

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><a href="/rect" data-symbol="rect!">rect!</a>'
})

const symbol = () => document.querySelector('a')!

test('a symbol is wished for by its name', () => {
  expect(popupWish(symbol())).toEqual({ selector: '[data-symbol="rect!"]', index: 0 })
  expect(popupWish(undefined)).toBeUndefined()
})

test('who is writing wishes for none', () => {
  document.querySelector('textarea')!.focus()
  expect(popupWish(symbol())).toBeUndefined()
})
