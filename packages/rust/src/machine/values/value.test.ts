import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ownText } from './value'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('a slice of a text is equal and does not retain the whole', () => {
  const parts: string[] = []
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 40; i++) parts.push(ownText(`part number ${i}${'x'.repeat(1_000_000)}`.slice(0, 14)))
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
  expect(parts[7]).toBe('part number 7x')
  expect(ownText('short')).toBe('short')
})
