import { FIRST_SEED, mix, nextSeed } from './random'

test('equals the first four random numbers of a recording', () => {
  const numbers: number[] = []
  let seed = FIRST_SEED
  while (numbers.length < 4) {
    seed = nextSeed(seed)
    numbers.push(mix(seed))
  }
  expect(numbers).toEqual([2527132011, 314344336, 2535364964, 2041432039])
})

test('the sum of seeds wraps at 32 bits', () => {
  expect(nextSeed(0xffffffff)).toBe(0x9e3779b8)
})
