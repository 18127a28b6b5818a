import { gameTimeAt, updatesDue } from './frameLoop'

function updatesAt(...moments: number[]): number[] {
  let time = gameTimeAt(1000)
  return moments.map((moment) => {
    const due = updatesDue(time, 1000 + moment)
    time = due.time
    return due.updates
  })
}

const everyMs = (ms: number, looks: number) => Array.from({ length: looks }, (_, look) => (look + 1) * ms)
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

test('runs the first update immediately', () => {
  expect(updatesAt(0)).toEqual([1])
})

test('runs one update per frame at 60 Hz despite jitter', () => {
  const moments = everyMs(1000 / 60, 600).map((moment, i) => Math.round(10 * moment) / 10 + (i % 3) - 1)
  expect(new Set(updatesAt(0, ...moments).slice(1))).toEqual(new Set([1]))
})

test('runs an update every second frame at 120 Hz', () => {
  expect(updatesAt(0, ...everyMs(1000 / 120, 7))).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
})

test.each([50, 60, 75, 90, 120, 144, 240])('%i frames a second make 60 updates', (rate) => {
  expect(Math.abs(sum(updatesAt(...everyMs(1000 / rate, 10 * rate))) - 600)).toBeLessThanOrEqual(1)
})

test('catches up on a slow machine', () => {
  expect(updatesAt(0, 50, 100)).toEqual([1, 3, 3])
})

test('catches up at most four updates and drops the rest', () => {
  expect(updatesAt(0, 1000, 1016.7, 1033.4)).toEqual([1, 4, 1, 1])
})

test('runs no update when the clock goes back', () => {
  expect(updatesAt(0, -50, -33)).toEqual([1, 0, 1])
})
