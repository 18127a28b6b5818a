import type { LocatedDiagnostic, Shown } from '../runtime/session'
import { diagnosticsOf, lineOf, problemMessage, problemOf } from './problem'

const shown: Shown = {
  kind: 'shown',
  picture: { width: 1, height: 1, pixels: new Uint8ClampedArray(4) },
  tick: 0,
  output: [],
  sounds: [],
  shader: '',
}
const span = { start: 4, end: 9 }
const panic = { reason: 'panic', message: 'attempt to subtract with overflow', span, line: 7 } as const
const diagnostic: LocatedDiagnostic = { message: 'mismatched types', label: 'expected `u32`', span, line: 2, column: 5 }

test('a picture has no problem', () => {
  expect(problemOf(shown)).toBeUndefined()
  expect(diagnosticsOf(undefined)).toEqual([])
})

test('reports a panic with its line and marks it', () => {
  const problem = problemOf({ ...shown, stopped: panic })!
  expect(lineOf(problem)).toBe(7)
  expect(problemMessage(problem, 7)).toBe('Stopped: attempt to subtract with overflow, line 7')
  expect(problemMessage(problem, undefined)).toBe('Stopped: attempt to subtract with overflow')
  expect(diagnosticsOf(problem)).toEqual([{ start: 4, end: 9, message: 'attempt to subtract with overflow' }])
})

test('adds advice for an exceeded budget', () => {
  const said = (message: string, line?: number) =>
    problemMessage(problemOf({ ...shown, stopped: { reason: 'budget', message } })!, line)
  expect(said('this frame takes too long: is there an endless loop?', 3)).toBe(
    'Stopped: this frame takes too long, line 3. Is there an endless loop?',
  )
  expect(said('this frame needs too much memory')).toBe(
    'Stopped: this frame needs too much memory. Does a list or a string grow without limit?',
  )
  expect(said('this frame draws too much', 2)).toBe(
    'Stopped: this frame draws too much, line 2. Draw fewer or smaller shapes in one frame.',
  )
  expect(said('this frame prints too much')).toBe('Stopped: this frame prints too much. Log less in one frame.')
  expect(said('this program takes too long: only 6 of 61 frames have run')).toBe(
    'Stopped: this program takes too long: only 6 of 61 frames have run. Do less in each frame.',
  )
})

test('keeps the text of a panic', () => {
  const stopped = { reason: 'panic', message: 'who: me?' } as const
  expect(problemMessage(problemOf({ ...shown, stopped })!, 1)).toBe('Stopped: who: me?, line 1')
})

test('reports the first error and the number of others, and marks all', () => {
  const problem = problemOf({ kind: 'refused', diagnostics: [diagnostic, diagnostic, diagnostic] })!
  expect(problemMessage(problem, 2)).toBe('Compile error: mismatched types, line 2, and 2 more')
  expect(diagnosticsOf(problem)).toHaveLength(3)
  expect(diagnosticsOf(problem)[0]).toEqual({ start: 4, end: 9, message: 'mismatched types', label: 'expected `u32`' })
})

test('reports an unresponsive program', () => {
  const problem = problemOf({ kind: 'unresponsive' })!
  expect(problemMessage(problem, undefined)).toBe(
    'Stopped: the program didn’t respond for four seconds. Change it or press Restart.',
  )
  expect(diagnosticsOf(problem)).toEqual([])
})
