import type { Fault, Shown } from '../session'
import { faultsOf, lineOf, problemMessage, problemOf } from './problem'

const shown: Shown = {
  kind: 'shown',
  picture: { width: 1, height: 1, pixels: new Uint8ClampedArray(4) },
  tick: 0,
  logs: [],
  sounds: [],
  shader: '',
}
const span = { start: 4, end: 9 }
const panic = { reason: 'panic', message: 'attempt to subtract with overflow', span, line: 7 } as const
const fault: Fault = { message: 'mismatched types', label: 'expected `u32`', span, line: 2, column: 5 }

test('a picture is no problem', () => {
  expect(problemOf(shown)).toBeUndefined()
  expect(faultsOf(undefined)).toEqual([])
})

test('a panic says why and where, and is marked', () => {
  const problem = problemOf({ ...shown, stopped: panic })!
  expect(lineOf(problem)).toBe(7)
  expect(problemMessage(problem, 7)).toBe('Stopped: attempt to subtract with overflow, line 7')
  expect(problemMessage(problem, undefined)).toBe('Stopped: attempt to subtract with overflow')
  expect(faultsOf(problem)).toEqual([{ start: 4, end: 9, message: 'attempt to subtract with overflow' }])
})

test('what does not compile says its first fault and how many more there are, and all are marked', () => {
  const problem = problemOf({ kind: 'refused', diagnostics: [fault, fault, fault] })!
  expect(problemMessage(problem, 2)).toBe('Cannot run: mismatched types, line 2, and 2 more')
  expect(faultsOf(problem)).toHaveLength(3)
  expect(faultsOf(problem)[0]).toEqual({ start: 4, end: 9, message: 'mismatched types', label: 'expected `u32`' })
})

test('a program that gave no answer was ended', () => {
  const problem = problemOf({ kind: 'unresponsive' })!
  expect(problemMessage(problem, undefined)).toBe(
    'Stopped: the program gave no answer for four seconds, so it was ended',
  )
  expect(faultsOf(problem)).toEqual([])
})
