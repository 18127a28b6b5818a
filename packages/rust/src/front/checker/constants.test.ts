import { checkedProgram, programFaults } from '../../../tests/checkedProgram'

test('lengths and discriminants are calculated', () => {
  expect(
    programFaults('const N: usize = 2 + 1; const M: usize = N * 2; let a: [i32; M] = [1, 2, 3, 4, 5, 6];'),
  ).toEqual([])
  const { types } = checkedProgram('enum E { A = -1, B, C = 10 } let e = E::B;')
  const adt = [...types.values()].find((type) => type.kind === 'adt')
  expect(adt?.kind === 'adt' && adt.adt.variants.map(({ discriminant }) => discriminant)).toEqual([-1n, 0n, 10n])
})

test('a length is no variable', () => {
  expect(programFaults('let n = 3; let a = [0; n];')[0]).toMatch('E0435')
})
