import { numberReader, packNumbers } from './packedNumbers'

test('numbers are read as they were packed', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456]
  const next = numberReader(packNumbers(numbers))
  expect(numbers.map(() => next())).toEqual(numbers)
})
