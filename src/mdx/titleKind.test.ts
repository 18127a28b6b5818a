import { titleKind } from './titleKind'

test('a title with a dot is the name of a file', () => {
  expect(titleKind('src/lib.rs', 'rust')).toBe('file')
  expect(titleKind('Output', 'text')).toBeUndefined()
})

test('a title of shell lines is no file, even with a dot', () => {
  expect(titleKind('install.sh', 'bash')).toBe('shell')
  expect(titleKind('macOS', 'bash')).toBe('shell')
})
