import { FurtherNeeded } from './further/further'
import { addRareStd, compileProgram, declarationsWith } from './program'

const engine = { items: [], macros: [], options: new Map() }
const declarations = declarationsWith(engine)
const compile = (text: string) => compileProgram(text, declarations, declarations.natives, { isProven: true })

test('a program that needs only the common part of std is compiled without the rest', () => {
  const { program } = compile(
    'let v: Vec<i32> = vec![3, 1].iter().map(|n| n * 2).collect(); if v.len() != 2 { panic!(); }',
  )
  expect(program!.frame()).toBeUndefined()
})

test.each([
  ['a type', 'let m: std::collections::HashMap<i32, i32> = Default::default();'],
  ['a method of a common type', 'let mut v = vec![2, 1]; v.sort();'],
  ['a variant', 'let r: Option<i32> = Ok(1).ok();'],
  ['a method that is common for another type', '"text".contains("t");'],
  ['a fault', 'let a: u8 = "text";'],
])('a program that needs more asks for it: %s', (_, text) => {
  expect(() => compile(text)).toThrow(FurtherNeeded)
})

test('what a program has asked for is found once it is added', async () => {
  const grown = declarationsWith(engine)
  const text = 'let mut v = vec![2, 1]; v.sort(); if v[0] != 1 { panic!(); }'
  const attempt = () => compileProgram(text, grown, grown.natives, { isProven: true })
  expect(attempt).toThrow(FurtherNeeded)
  addRareStd(grown, (await import('./rest')).rareStd)
  expect(attempt().program!.frame()).toBeUndefined()
})
