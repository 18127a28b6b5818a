/** Progress at time `t`, both from 0 to 1. */
type Ease = (t: number) => number

const { PI, cos, sin, sqrt } = Math

/** Multiplied in a chain, because JavaScript's power differs in the last bit. */
const power = (t: number, times: number) => {
  let product = t
  for (let i = 1; i < times; i++) product *= t
  return product
}

const square = (t: number) => t * t

const pushed = (times: number) => (t: number) => power(t, times)

/** `scale · t · t …` from the left, because the order affects the last bit. */
const scaledPower = (scale: number, t: number, times: number) => {
  let product = scale
  for (let i = 0; i < times; i++) product *= t
  return product
}

const linear: Ease = (t) => t

/** In the order of the enum's variants. */
export const EASINGS: readonly Ease[] = [
  linear,

  // Quad: in, out, in and out
  pushed(2),
  (t) => t * (2 - t),
  (t) => (t < 0.5 ? 2 * t * t : -1 + (4 - 2 * t) * t),

  // Cubic
  pushed(3),
  (t) => power(t - 1, 3) + 1,
  (t) => (t < 0.5 ? scaledPower(4, t, 3) : power(t - 1, 3) * 4 + 1),

  // Quart
  pushed(4),
  (t) => 1 - power(t - 1, 4),
  (t) => (t < 0.5 ? scaledPower(8, t, 4) : 1 - scaledPower(8, t - 1, 4)),

  // Quint
  pushed(5),
  (t) => power(t - 1, 5) + 1,
  (t) => (t < 0.5 ? scaledPower(16, t, 5) : 1 + scaledPower(16, t - 1, 5)),

  // Sine
  (t) => 1 - cos(t * (PI / 2)),
  (t) => sin(t * (PI / 2)),
  (t) => 0.5 * (1 - cos(PI * t)),

  // Expo
  (t) => (t === 0 ? 0 : 2 ** (10 * (t - 1))),
  (t) => (t === 1 ? 1 : 1 - 2 ** (-10 * t)),
  (t) => {
    if (t === 0 || t === 1) return t
    return t < 0.5 ? 2 ** (10 * (2 * t - 1)) * 0.5 : (2 - 2 ** (-10 * (2 * t - 1))) * 0.5
  },

  // Circ
  (t) => 1 - sqrt(1 - t * t),
  (t) => sqrt(1 - square(t - 1)),
  (t) => (t < 0.5 ? 0.5 * (1 - sqrt(1 - 4 * t * t)) : 0.5 * (sqrt(-(square(2 * t - 2) - 1)) + 1)),

  // Back, in only
  (t) => scaledPower(2.70158, t, 3) - scaledPower(1.70158, t, 2),
]
