import { differenceBetween, NAME_DIFFERENCES } from './messageDifferences'

test('the name patterns match their examples', () => {
  for (const { ours, rustc, pattern, by } of NAME_DIFFERENCES) expect(rustc.replace(pattern, by)).toBe(ours)
})

test('an unlisted difference is none', () => {
  expect(
    differenceBetween('the trait bound `char: Step` is not satisfied', 'the trait bound `char: Copy` is not satisfied'),
  ).toBeUndefined()
  expect(differenceBetween('expected `;`, found `2`', 'expected one of `.`, `;`, or `?`, found `2`')).toBeDefined()
})
