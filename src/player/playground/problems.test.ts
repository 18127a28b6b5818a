import { diagnosticsByFile, problemRows } from './problems'

const refused = {
  kind: 'refused' as const,
  diagnostics: [
    {
      span: { start: 3, end: 4 },
      line: 2,
      column: 1,
      message: 'mismatched types',
      label: 'expected `f32`',
      help: 'add .0',
    },
  ],
}

test('lists the problems of all files with their lines', () => {
  const found = diagnosticsByFile({ problem: refused, hints: [] }, [{ start: 0, end: 3, message: 'no key `a`' }])
  const texts: Record<string, string> = { 'src/lib.rs': 'a;\nb;', 'turbo.toml': 'a = 1' }
  expect(problemRows(found, (path) => texts[path]!)).toEqual([
    { path: 'src/lib.rs', start: 3, line: 2, message: 'mismatched types: expected `f32`', help: 'add .0' },
    { path: 'turbo.toml', start: 0, line: 1, message: 'no key `a`', help: '' },
  ])
})
