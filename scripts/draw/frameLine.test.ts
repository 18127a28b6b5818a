/** @jest-environment node */
import type { Call } from 'engine'
import { frameLine } from './frameLine'

const floats = new Set(['text!.scale'])
const textCall = (scale: number) => ({ op: 'text!', options: { text: 'a "b"\n', x: -3, scale, end: null } })
const lineOf = (call: object, panic: string | null = null) =>
  frameLine({ frame: 7, calls: [call as Call], panic }, floats)

test('a frame is a line of JSON with calls and panic', () => {
  expect(lineOf({ op: 'clear', options: { color: 4294967295 } }, 'attempt to divide by zero')).toBe(
    '{"frame":7,"calls":[{"op":"clear","options":{"color":4294967295}}],"panic":"attempt to divide by zero"}',
  )
})

test('an f32 has the shortest digits of its width, other numbers all digits', () => {
  expect(lineOf(textCall(Math.fround(0.1)))).toContain('{"text":"a \\"b\\"\\n","x":-3,"scale":0.1,"end":null}')
  expect(lineOf(textCall(Math.fround(1.2345679e10)))).toContain('"scale":12345679000')
})

test('non-finite numbers are text, and zero is unsigned', () => {
  expect(lineOf(textCall(NaN))).toContain('"scale":"NaN"')
  expect(lineOf(textCall(-Infinity))).toContain('"scale":"-inf"')
  expect(lineOf(textCall(-0))).toContain('"scale":0,')
})
