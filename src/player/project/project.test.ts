import { isProjectText, isSafePath, shadersOf, withFile, withoutFile } from './project'

const file = (path: string, text = '') => ({ path, text })

test('lists the program first, then turbo.toml, then the rest by name', () => {
  const files = ['shaders/b.wgsl', 'turbo.toml', 'shaders/a.wgsl'].reduce(
    (list, path) => withFile(list, file(path)),
    [file('src/lib.rs')],
  )
  expect(files.map(({ path }) => path)).toEqual(['src/lib.rs', 'turbo.toml', 'shaders/a.wgsl', 'shaders/b.wgsl'])
  expect(withFile(files, file('turbo.toml', 'x'))[1]).toEqual(file('turbo.toml', 'x'))
  expect(withoutFile(files, 'turbo.toml')).toHaveLength(3)
})

test('shaders are named like their files', () => {
  expect(shadersOf([file('src/lib.rs', 'a'), file('shaders/color-cycle.wgsl', 'b')])).toEqual({ 'color-cycle': 'b' })
})

test.each(['sprites/hero.png', 'sprites/enemies/bat 2.gif', 'shaders/crt.wgsl', 'sprites/Größe_1.png'])(
  'accepts the path %s',
  (path) => expect(isSafePath(path)).toBe(true),
)

test.each([
  '../a',
  'sprites/../a.png',
  '/a',
  'a//b',
  'a\\b',
  'C:/a',
  'sprites/.hidden',
  'a/',
  'a.',
  `${'x'.repeat(101)}`,
])('refuses the path %s', (path) => expect(isSafePath(path)).toBe(false))

test('knows the texts of a project', () => {
  expect(['src/lib.rs', 'turbo.toml', 'shaders/a.wgsl'].every(isProjectText)).toBe(true)
  expect(['src/main.rs', 'shaders/../a.wgsl', 'shaders/a.txt', 'Cargo.toml'].some(isProjectText)).toBe(false)
})
