import { gameTimeAt, updatesDue } from './frameLoop'

/** The updates of each look, at the given milliseconds after the start. */
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

test('the first update is due at once', () => {
  expect(updatesAt(0)).toEqual([1])
})

test('a screen of 60 Hz shows each update once, although its times are not exact', () => {
  const moments = everyMs(1000 / 60, 600).map((moment, i) => Math.round(10 * moment) / 10 + (i % 3) - 1)
  expect(new Set(updatesAt(0, ...moments).slice(1))).toEqual(new Set([1]))
})

test('a screen of 120 Hz shows an update in every second picture', () => {
  expect(updatesAt(0, ...everyMs(1000 / 120, 7))).toEqual([1, 0, 1, 0, 1, 0, 1, 0])
})

test.each([50, 60, 75, 90, 120, 144, 240])('%i pictures a second make 60 updates', (rate) => {
  expect(Math.abs(sum(updatesAt(...everyMs(1000 / rate, 10 * rate))) - 600)).toBeLessThanOrEqual(1)
})

test('a slow machine catches up', () => {
  expect(updatesAt(0, 50, 100)).toEqual([1, 3, 3])
})

test('no more than four updates are made up for, and the rest is forgotten', () => {
  expect(updatesAt(0, 1000, 1016.7, 1033.4)).toEqual([1, 4, 1, 1])
})

test('a clock that goes back makes no update', () => {
  expect(updatesAt(0, -50, -33)).toEqual([1, 0, 1])
})
