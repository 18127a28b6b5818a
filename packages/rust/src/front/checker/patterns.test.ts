import { checkedProgram, programDiagnostics } from '../../../tests/checkedProgram'

test('below a reference all variables become references', () => {
  const { locals } = checkedProgram('let o = &Some(1); if let Some(x) = o { *x; }')
  const x = [...locals.values()].find(({ name }) => name === 'x')
  expect(x).toMatchObject({ mode: 'shared', type: { kind: 'reference', isMutable: false } })
})

test('a lone name is a variable unless a constant or variant has it', () => {
  const { paths, locals } = checkedProgram('const N: i32 = 2; match 3 { N => {} other => {} }')
  expect([...paths.values()]).toMatchObject([{ kind: 'constant', constant: { name: 'N' } }])
  expect([...locals.values()].map(({ name }) => name)).toEqual(['other'])
})

test('alternatives make the same variables', () => {
  expect(programDiagnostics('match (1, 2) { (1, a) | (a, 2) => { a + 1; } _ => {} }')).toEqual([])
  expect(programDiagnostics('match (1, 2) { (1, a) | (b, 2) => {} _ => {} }')[0]).toMatch('E0408')
})

test('a pattern has the shape of its value', () => {
  expect(programDiagnostics('let (a, b) = (1, 2, 3);')[0]).toMatch('E0308')
  expect(programDiagnostics('struct P { x: i32, y: i32 } let P { x } = P { x: 1, y: 2 };')[0]).toMatch(
    'E0027 pattern does not mention field y',
  )
})

test('in a target that takes a value apart only a bare `..` stands for the rest', () => {
  expect(programDiagnostics('let mut a = 1; (a, ..) = (2, 3);')).toEqual([])
  expect(programDiagnostics('let (mut a, mut b) = (1, 2); (a, ..b) = (b, a);')[0]).toMatch('E0070')
})
