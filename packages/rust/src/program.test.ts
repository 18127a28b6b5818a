import { compileProgram } from './program'
import { declarationsWith } from './standard'

const declarations = declarationsWith()
const compile = (text: string) => compileProgram(text, declarations, declarations.natives)

test.each([
  [
    'the common part of std',
    'let v: Vec<i32> = vec![3, 1].iter().map(|n| n * 2).collect(); if v.len() != 2 { panic!(); }',
  ],
  ['a rare type', 'let m: std::collections::HashMap<i32, i32> = Default::default(); if m.len() > 0 { panic!(); }'],
  ['a rare method of a common type', 'let mut v = vec![2, 1]; v.sort(); if v[0] != 1 { panic!(); }'],
])('reports %s', (_, text) => {
  expect(compile(text).program!.frame()).toBeUndefined()
})

test('an unparsable text is not checked, and one with errors is not prepared', () => {
  expect(compile('let x = ;').diagnostics).toHaveLength(1)
  expect(compile('let a: u8 = "text";')).toEqual({
    diagnostics: [expect.objectContaining({ message: 'mismatched types' })],
  })
})
