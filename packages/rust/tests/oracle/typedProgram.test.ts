/** @jest-environment node */
import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { typedProgram } from './typedProgram'

test('a seed determines the program', () => {
  expect(typedProgram(7)).toBe(typedProgram(7))
  expect(typedProgram(7)).not.toBe(typedProgram(8))
})

test('random programs are valid', () => {
  const diagnostics = Array.from({ length: 20 }, (_, seed) => siteDiagnostics(typedProgram(seed))[0])
  expect(diagnostics.filter(Boolean)).toEqual([])
})
