import { BUILT_INS } from './builtIns'

test('every function has a signature and a sentence', () => {
  expect(BUILT_INS).toHaveLength(47)
  for (const { name, signature, summary } of BUILT_INS) {
    expect(name).toMatch(/^[a-z]\w*$/)
    expect(signature).toMatch(/^\(.*\) -> [\w<>]+$/)
    expect(summary).toMatch(/^[-\dA-Za-z].*\.$/)
  }
  expect(BUILT_INS.find(({ name }) => name === 'mix')).toEqual({
    name: 'mix',
    signature: '(a: T, b: T, part: T) -> T',
    summary: 'A blend: a at 0.0, b at 1.0.',
  })
})
