import { EASINGS } from './easing'

/** In enum order. */
const NAMES = [
  'Linear',
  ...['Quad', 'Cubic', 'Quart', 'Quint', 'Sine', 'Expo', 'Circ'].flatMap((family) =>
    ['EaseIn', 'EaseOut', 'EaseInOut'].map((way) => way + family),
  ),
  'EaseInBack',
]

const easing = (name: string) => EASINGS[NAMES.indexOf(name)]!

test('there are 23 easings', () => {
  expect(EASINGS).toHaveLength(23)
  expect(NAMES).toHaveLength(23)
})

test.each([
  ['Linear', 0.25, 0.5, 0.75],
  ['EaseInQuad', 0.0625, 0.25, 0.5625],
  ['EaseOutQuad', 0.4375, 0.75, 0.9375],
  ['EaseInOutQuad', 0.125, 0.5, 0.875],
  ['EaseInCubic', 0.015625, 0.125, 0.421875],
  ['EaseOutCubic', 0.578125, 0.875, 0.984375],
  ['EaseInOutCubic', 0.0625, 0.5, 0.9375],
  ['EaseInQuart', 0.00390625, 0.0625, 0.31640625],
  ['EaseOutQuart', 0.68359375, 0.9375, 0.99609375],
  ['EaseInOutQuart', 0.03125, 0.5, 0.96875],
  ['EaseInQuint', 0.0009765625, 0.03125, 0.2373046875],
  ['EaseOutQuint', 0.7626953125, 0.96875, 0.9990234375],
  ['EaseInOutQuint', 0.015625, 0.5, 0.984375],
  ['EaseInSine', 0.0761, 0.2929, 0.6173],
  ['EaseOutSine', 0.3827, 0.7071, 0.9239],
  ['EaseInOutSine', 0.1464, 0.5, 0.8536],
  ['EaseInExpo', 0.0055, 0.03125, 0.1768],
  ['EaseOutExpo', 0.8232, 0.9688, 0.9945],
  ['EaseInOutExpo', 0.0156, 0.5, 0.9844],
  ['EaseInCirc', 0.0318, 0.134, 0.3386],
  ['EaseOutCirc', 0.6614, 0.866, 0.9682],
  ['EaseInOutCirc', 0.067, 0.5, 0.933],
  ['EaseInBack', -0.0641, -0.0877, 0.1826],
])('%s at 1/4, 1/2, 3/4', (name, quarter, half, threeQuarters) => {
  const ease = easing(name)
  expect(ease(0.25)).toBeCloseTo(quarter, 4)
  expect(ease(0.5)).toBeCloseTo(half, 4)
  expect(ease(0.75)).toBeCloseTo(threeQuarters, 4)
})

test.each(NAMES)('%s begins at 0 and ends at 1', (name) => {
  expect(easing(name)(0)).toBeCloseTo(0, 12)
  expect(easing(name)(1)).toBeCloseTo(1, 12)
})

test('multiplies from the left, like the engine', () => {
  expect(easing('EaseInOutCubic')(0.3)).toBe(4 * 0.3 * 0.3 * 0.3)
  expect(easing('EaseInBack')(0.3)).toBe(2.70158 * 0.3 * 0.3 * 0.3 - 1.70158 * 0.3 * 0.3)
})
