import { programDiagnostics } from '../../../tests/checkedProgram'

test('casts numbers, bools, chars and fieldless enums to numbers', () => {
  expect(programDiagnostics("enum E { A = 2 } 1.5 as u8; true as i32; 'a' as u32; 97 as char; E::A as usize;")).toEqual(
    [],
  )
})

test.each([
  ['1 as bool', 'E0054'],
  ['97u32 as char', 'E0604'],
  ['true as f32', 'E0606'],
  ['&1 as f32', 'E0606'],
  ['Some(1) as i32', 'E0605'],
])('refuses %s with %s', (cast, code) => {
  expect(programDiagnostics(`let x = ${cast};`)[0]).toMatch(code)
})
