import { clickOnCode } from './useLinksInCode'

const click = { detail: 1, pointerType: 'mouse', modified: false, movedPx: 0 }

test('a single click of the mouse on a link in code waits for a second one', () => {
  expect(clickOnCode(click)).toBe('wait')
  expect(clickOnCode({ ...click, pointerType: 'pen' })).toBe('wait')
})

test('a hand may tremble by 3 pixels; a drag selects', () => {
  expect(clickOnCode({ ...click, movedPx: 3 })).toBe('wait')
  expect(clickOnCode({ ...click, movedPx: 3.1 })).toBe('select')
})

test('the second and third click select a word and a line', () => {
  expect(clickOnCode({ ...click, detail: 2 })).toBe('select')
  expect(clickOnCode({ ...click, detail: 3 })).toBe('select')
})

test('a key, a finger and a click that opens a tab follow at once', () => {
  expect(clickOnCode({ ...click, detail: 0 })).toBe('follow')
  expect(clickOnCode({ ...click, pointerType: 'touch' })).toBe('follow')
  expect(clickOnCode({ ...click, modified: true })).toBe('follow')
})
