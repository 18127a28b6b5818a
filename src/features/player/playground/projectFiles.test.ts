import { parse } from 'smol-toml'
import { projectFiles } from './projectFiles'

const GAME = 'turbo::go!({\n    clear(0);\n});'

test('a project has the three files of a fresh one', () => {
  expect(Object.keys(projectFiles('Pong', GAME))).toEqual(['Cargo.toml', 'turbo.toml', 'src/lib.rs'])
})

test('Cargo.toml names the crate after the work, and asks for the library of this version', () => {
  expect(parse(projectFiles('Pancake Cat', GAME)['Cargo.toml']!)).toEqual({
    package: { name: 'pancake-cat', version: '0.1.0', edition: '2021' },
    lib: { 'crate-type': ['cdylib'] },
    dependencies: { turbo: { version: '^3.0.0', package: 'turbo-genesis-sdk' } },
    lints: { rust: { unexpected_cfgs: 'allow' } },
  })
})

test.each(['Pancake Cat', 'The "best" \\ game\u007f', 'Zeile\neins'])('turbo.toml has the name %j as it is', (name) => {
  expect(parse(projectFiles(name, GAME)['turbo.toml']!)).toEqual({
    name,
    version: '0.1.0',
    authors: ['Your Name'],
    description: 'My first Turbo game',
    canvas: { width: 256, height: 144 },
  })
})

test('a program is the library as it is; the body of a frame gets its macro', () => {
  expect(projectFiles('a', GAME)['src/lib.rs']).toBe(`${GAME}\n`)
  expect(projectFiles('a', 'clear(0);')['src/lib.rs']).toBe('turbo::go!({\nclear(0);\n});\n')
})
