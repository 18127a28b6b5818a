import { Budget, Panic } from './budget'

function messageOf(work: () => void): string | undefined {
  try {
    work()
    return undefined
  } catch (thrown) {
    if (thrown instanceof Panic) return thrown.message
    throw thrown
  }
}

test('a frame ends after a million steps', () => {
  const budget = new Budget()
  expect(messageOf(() => budget.spend(1_000_000))).toBeUndefined()
  expect(messageOf(() => budget.spend(1))).toBe('this frame takes too long: is there an endless loop?')
  budget.reset()
  expect(messageOf(() => budget.spend(1))).toBeUndefined()
  expect(messageOf(() => budget.spend(NaN))).toBe('this frame takes too long: is there an endless loop?')
})

test('refuses memory before allocating it', () => {
  expect(messageOf(() => new Budget().allocate(4_000_000_000))).toBe('this frame needs too much memory')
  expect(messageOf(() => new Budget().allocate(4_000_000))).toBeUndefined()
})

test('calls nest a thousand deep', () => {
  const budget = new Budget()
  for (let i = 0; i < 1_000; i++) budget.enter()
  budget.depth--
  budget.enter()
  expect(messageOf(() => budget.enter())).toBe('stack overflow: does a function call itself forever?')
})
