import { takeAllCores } from './workerCount'

const countOf = (pages: number, cores: number, env: Record<string, string> = {}) => {
  takeAllCores(pages, env, cores)
  return env.GATSBY_CPU_COUNT
}

test('many pages are built by one worker per core', () => {
  expect(countOf(150, 2)).toBe('3')
  expect(countOf(1000, 8)).toBe('9')
})

test('few pages, a single core and a count from outside change nothing', () => {
  expect(countOf(149, 2)).toBeUndefined()
  expect(countOf(1000, 1)).toBeUndefined()
  expect(countOf(1000, 8, { GATSBY_CPU_COUNT: '2' })).toBe('2')
})
