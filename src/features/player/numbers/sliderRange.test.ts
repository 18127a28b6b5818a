import { sliderRange } from './sliderRange'

test.each([
  ['3', false, -3, 47],
  ['100', false, -100, 300],
  ['100', true, -500, 300],
  ['-3', true, -47, 53],
])('a slider leads from zero, or from below, to four times the number: %s', (text, maySink, least, most) => {
  expect(sliderRange({ kind: 'whole', text, maySink, isPixels: true })).toEqual({ least, most })
})

test('a float that is above zero stays so', () => {
  expect(sliderRange({ kind: 'float', text: '0.5', maySink: true, isPixels: false })).toEqual({ least: -50, most: 150 })
  expect(sliderRange({ kind: 'float', text: '-0.5', maySink: true, isPixels: false })).toEqual({
    least: -150,
    most: 250,
  })
})
