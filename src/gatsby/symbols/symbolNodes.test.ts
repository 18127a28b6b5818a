import { duplicateSymbolErrors } from './symbolNodes'

test('reports a symbol on two pages at the second', () => {
  const at = (filePath: string, line: number) => ({ name: 'rand', filePath, line })
  expect(duplicateSymbolErrors([at('a.mdx', 3), at('b.mdx', 9)])).toEqual([
    'content/b.mdx:9 the symbol rand is already declared in content/a.mdx – keep one',
  ])
})
