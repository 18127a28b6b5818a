import { checkedProgram, programDiagnostics } from '../../../tests/checkedProgram'

test('bindings below a reference are references', () => {
  const { locals } = checkedProgram('let o = &Some(1); if let Some(x) = o { *x; }')
  const x = [...locals.values()].find(({ name }) => name === 'x')
  expect(x).toMatchObject({ mode: 'shared', type: { kind: 'reference', isMutable: false } })
})

test('an identifier is a variable unless it names a constant or variant', () => {
  const { paths, locals } = checkedProgram('const N: i32 = 2; match 3 { N => {} other => {} }')
  expect([...paths.values()]).toMatchObject([{ kind: 'constant', constant: { name: 'N' } }])
  expect([...locals.values()].map(({ name }) => name)).toEqual(['other'])
})

test('alternatives bind the same variables', () => {
  expect(programDiagnostics('match (1, 2) { (1, a) | (a, 2) => { a + 1; } _ => {} }')).toEqual([])
  expect(programDiagnostics('match (1, 2) { (1, a) | (b, 2) => {} _ => {} }')[0]).toMatch('E0408')
})

test('a pattern must match the shape of the value', () => {
  expect(programDiagnostics('let (a, b) = (1, 2, 3);')[0]).toMatch('E0308')
  expect(programDiagnostics('struct P { x: i32, y: i32 } let P { x } = P { x: 1, y: 2 };')[0]).toMatch(
    'E0027 pattern does not mention field y',
  )
})

test('in a destructuring assignment only a bare `..` is the rest', () => {
  expect(programDiagnostics('let mut a = 1; (a, ..) = (2, 3);')).toEqual([])
  expect(programDiagnostics('let (mut a, mut b) = (1, 2); (a, ..b) = (b, a);')[0]).toMatch('E0070')
})
