import { contrastRatio, textColorOn } from './color'

test('black and white have the highest contrast, in either order', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#fff', '#000000')).toBeCloseTo(21)
})

test('a color has no contrast with itself', () => {
  expect(contrastRatio('#bf88ff', '#BF88FF')).toBe(1)
})

test('white on the banner has a contrast of 6.5', () => {
  expect(contrastRatio('#fff', '#7a09fa')).toBeCloseTo(6.5, 1)
})

test('words are white from a contrast of 4.5 on, else black', () => {
  expect(textColorOn('#767676')).toBe('#fff')
  expect(textColorOn('#777777')).toBe('#000')
})

test('a color that is not hexadecimal is an error', () => {
  expect(() => textColorOn('purple')).toThrow('Not a hexadecimal color: purple')
})
