import { checkedProgram, programDiagnostics } from '../../../tests/checkedProgram'

test('evaluates lengths and discriminants', () => {
  expect(
    programDiagnostics('const N: usize = 2 + 1; const M: usize = N * 2; let a: [i32; M] = [1, 2, 3, 4, 5, 6];'),
  ).toEqual([])
  const { types } = checkedProgram('enum E { A = -1, B, C = 10 } let e = E::B;')
  const adt = [...types.values()].find((type) => type.kind === 'adt')
  expect(adt?.kind === 'adt' && adt.adt.variants.map(({ discriminant }) => discriminant)).toEqual([-1n, 0n, 10n])
})

test('a length cannot be a variable', () => {
  expect(programDiagnostics('let n = 3; let a = [0; n];')[0]).toMatch('E0435')
})

test('reports a panicking constant once, at its own position', () => {
  const text = 'const fn f(n: u8) -> u8 { n - 1 } const A: u8 = f(0); const B: u8 = A + 1;'
  const { diagnostics } = checkedProgram(text)
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toMatchObject({ code: 'E0080', label: 'evaluation of `A` failed inside this call' })
  expect(diagnostics[0]!.span.start).toBe(text.indexOf('f(0)'))
  expect(programDiagnostics('const A: [u8; 2] = [1, 2]; const B: u8 = A[{ let n = 1; n + 1 }];')).toEqual([
    'E0080 index out of bounds: the length is 2 but the index is 2: evaluation of B failed here',
  ])
})

test('reports a cycle of constants', () => {
  expect(programDiagnostics('const A: u32 = B; const B: u32 = A;')[0]).toMatch('E0391')
  expect(programDiagnostics('const fn f() -> usize { [0; f()].len() }')[0]).toMatch('E0391')
  expect(programDiagnostics('enum E { A = E::B as isize, B = E::A as isize }')).toHaveLength(1)
})

test('prints a constant of a type as written', () => {
  expect(programDiagnostics("struct L<const C: char>; let l: L<'a'> = L::<'b'>;")).toEqual([
    "E0308 mismatched types: expected L<'a'>, found L<'b'>",
  ])
  expect(programDiagnostics('struct F<const B: bool>; let f: F<true> = F::<{ 1 > 2 }>;')).toEqual([
    'E0308 mismatched types: expected F<true>, found F<false>',
  ])
})
