/** @jest-environment node */
import { siteDiagnostics } from '../../../../scripts/draw/siteFrames'
import { unsupportedPrograms } from './programs'

test('Rust that is not supported has one message', () => {
  const others = unsupportedPrograms().flatMap(({ place, text }) => {
    const { message, label, code } = siteDiagnostics(text)[0]!
    const isOne = message.endsWith(' not supported here') && code === undefined
    return isOne && label === 'rustc accepts this, but this page does not run it' ? [] : [place]
  })
  expect(unsupportedPrograms().length).toBeGreaterThan(30)
  expect(others).toEqual([])
})

test.each([
  ['let n = std::mem::swop(&mut 1, &mut 2);', 'cannot find function `swop` in module `std::mem`'],
  ['use std::mem::swop;', 'unresolved import `std::mem::swop`'],
  ['use std::memory;', 'unresolved import `std::memory`'],
  [
    'let n = vec![1].capacities();',
    'no method named `capacities` found for struct `Vec<{integer}>` in the current scope',
  ],
  ['impl !Send for u8 {}', 'negative trait bounds are not fully implemented; use marker types for now'],
])('what rustc refuses is not called unsupported: %s', (text, message) => {
  expect(siteDiagnostics(text)[0]?.message).toBe(message)
})
