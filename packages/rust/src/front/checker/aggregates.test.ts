import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('an integer literal takes the expected type, or i32', () => {
  expect(programDiagnostics('let a: u8 = 255; let b = 2147483647; let c: i64 = 3000000000;')).toEqual([])
  expect(programDiagnostics('let b = 3000000000;')).toEqual([
    'literal out of range for i32: the literal 3000000000 does not fit into the type i32 whose range is -2147483648..=2147483647',
  ])
})

test('the range of a literal includes one minus sign', () => {
  expect(programDiagnostics('let a: i8 = -128; let b: i8 = -(128);')).toEqual([])
  expect(programDiagnostics('let a: i8 = -(-128);')).toHaveLength(1)
  expect(programDiagnostics('let a = -200 as i8;')).toHaveLength(1)
})

test('float and integer literals do not mix', () => {
  expect(programDiagnostics('let a: i32 = 1.5;')).toEqual([
    'E0308 mismatched types: expected i32, found floating-point number',
  ])
  expect(programDiagnostics('let a: f32 = 1;')).toEqual(['E0308 mismatched types: expected f32, found integer'])
  expect(programHelp('let a: f32 = 1;')).toEqual(['write 1.0'])
})

test('indexing a Vec makes a literal usize', () => {
  expect(programDiagnostics('let v = vec![1]; let i = 0; v[i]; let b: i32 = i;')).toEqual([
    'E0308 mismatched types: expected i32, found usize',
  ])
})
