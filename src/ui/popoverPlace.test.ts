import { popoverPlace } from './popoverPlace'

const trigger = { left: 100, right: 160, top: 48, bottom: 88 }

test('is 12px below its button, aligned as requested', () => {
  expect(popoverPlace({ trigger, align: 'start', width: 300, windowWidth: 820, windowHeight: 1000 })).toEqual({
    top: 100,
    left: 100,
    width: 300,
    maxHeight: 800,
  })
  const right = { left: 700, right: 800, top: 48, bottom: 88 }
  expect(popoverPlace({ trigger: right, align: 'end', width: 300, windowWidth: 820, windowHeight: 1000 })).toEqual({
    top: 100,
    left: 500,
    width: 300,
    maxHeight: 800,
  })
})

test('a popover keeps 8px from the edges of the window', () => {
  const right = { left: 800, right: 818, top: 48, bottom: 88 }
  expect(popoverPlace({ trigger: right, align: 'start', width: 300, windowWidth: 820, windowHeight: 1000 }).left).toBe(
    512,
  )
  expect(popoverPlace({ trigger, align: 'end', width: 300, windowWidth: 820, windowHeight: 1000 }).left).toBe(8)
})

test('on a narrow screen a popover keeps the 16px of the text from the edges', () => {
  expect(popoverPlace({ trigger, align: 'start', width: 300, windowWidth: 720, windowHeight: 1000 }).left).toBe(100)
  expect(popoverPlace({ trigger, align: 'start', width: 300, windowWidth: 390, windowHeight: 1000 }).left).toBe(74)
  expect(popoverPlace({ trigger, align: 'end', width: 300, windowWidth: 390, windowHeight: 1000 }).left).toBe(16)
  expect(popoverPlace({ trigger, align: 'end', width: 300, windowWidth: 280, windowHeight: 1000 })).toEqual({
    top: 100,
    left: 16,
    width: 248,
    maxHeight: 800,
  })
})

test('the narrow screens end at 720px', () => {
  expect(popoverPlace({ trigger, align: 'end', width: 300, windowWidth: 720, windowHeight: 1000 }).left).toBe(16)
  expect(popoverPlace({ trigger, align: 'end', width: 300, windowWidth: 721, windowHeight: 1000 }).left).toBe(8)
})

test('a popover takes at most 80 % of the height, and keeps its distance from the bottom of a low window', () => {
  expect(popoverPlace({ trigger, align: 'start', width: 300, windowWidth: 844, windowHeight: 390 }).maxHeight).toBe(282)
})
