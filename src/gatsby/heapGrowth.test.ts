import { execFileSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { limitHeapGrowth } from './heapGrowth'

jest.mock('node:v8', () => ({ setFlagsFromString: jest.fn() }))

const flagsIn = (command: string) => {
  process.env.gatsby_executing_command = command
  limitHeapGrowth()
  delete process.env.gatsby_executing_command
  return jest.mocked(setFlagsFromString).mock.calls.splice(0).flat()
}

test('limits the heap in builds only', () => {
  expect(flagsIn('build')).toEqual(['--heap-growing-percent=40'])
  expect(flagsIn('develop')).toEqual([])
})

test('V8 has the flag', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain('--heap-growing-percent')
})
