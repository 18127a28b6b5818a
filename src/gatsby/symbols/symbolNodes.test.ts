import { duplicateSymbolErrors } from './symbolNodes'

test('a symbol of two pages fails on the second', () => {
  const at = (filePath: string, line: number) => ({ name: 'rand', filePath, line })
  expect(duplicateSymbolErrors([at('a.mdx', 3), at('b.mdx', 9)])).toEqual([
    'content/b.mdx:9 the symbol rand is already declared in content/a.mdx – keep one',
  ])
})
