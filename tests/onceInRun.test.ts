import { onceInRun } from './onceInRun'

test('computes once, and returns equal data afterwards', () => {
  const data = { lines: new Map([[1, ['a']]]), missing: undefined }
  const compute = jest.fn(() => data)
  expect([onceInRun('onceInRun', compute), onceInRun('onceInRun', compute)]).toEqual([data, data])
  expect(compute).toHaveBeenCalledTimes(1)
})
