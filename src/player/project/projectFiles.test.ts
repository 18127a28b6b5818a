import { parse } from 'smol-toml'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { SPRITES } from 'engine'
import { programFile } from './project'
import { crateName, leftOut, projectFiles, SPRITE_FILES, spriteFilesFor } from './projectFiles'

const textIn = (name: string, program: string, path: string) =>
  projectFiles(name, [programFile(program)]).find((file) => file.path === path)!.text

const GAME = 'turbo::go!({\n    clear(0);\n});'

test('has the three files of a fresh project', () => {
  expect(projectFiles('Pong', [programFile(GAME)]).map(({ path }) => path)).toEqual([
    'Cargo.toml',
    'turbo.toml',
    'src/lib.rs',
  ])
})

test('names the crate after the project and depends on this version of the library', () => {
  expect(parse(textIn('Pancake Cat', GAME, 'Cargo.toml'))).toEqual({
    package: { name: 'pancake-cat', version: '0.1.0', edition: '2021' },
    lib: { 'crate-type': ['cdylib'] },
    dependencies: { turbo: { version: '^3.0.0', package: 'turbo-genesis-sdk' } },
    lints: { rust: { unexpected_cfgs: 'allow' } },
  })
})

test.each(['Pancake Cat', 'The "best" \\ game\u007f', 'Zeile\neins'])('writes the name %j into turbo.toml', (name) => {
  expect(parse(textIn(name, GAME, 'turbo.toml'))).toEqual({
    name,
    version: '0.1.0',
    authors: ['Your Name'],
    description: 'My first Turbo game',
    canvas: { width: 256, height: 144 },
  })
})

test('writes a program as is and wraps the body of a frame in its macro', () => {
  expect(textIn('a', GAME, 'src/lib.rs')).toBe(`${GAME}\n`)
  expect(textIn('a', 'clear(0);', 'src/lib.rs')).toBe('turbo::go!({\nclear(0);\n});\n')
})

test.each([
  ['Pancake Cat', 'pancake-cat'],
  ['  Ada’s 2nd Game! ', 'adas-2nd-game'],
  ['Crème brûlée', 'creme-brulee'],
  ['2048', 'game-2048'],
  ['猫', 'my-game'],
  ['', 'my-game'],
  ['Match', 'match-game'],
  ['Test', 'test-game'],
  ['turbo', 'turbo-game'],
])('names "%s" as the crate %s', (name, crate) => {
  expect(crateName(name)).toBe(crate)
})

test('limits the length of a name', () => {
  expect(crateName('a'.repeat(200))).toBe('a'.repeat(64))
})

test('reports what only the author has', () => {
  expect(leftOut([programFile('audio::play("song"); shaders::set("glow");')])).toBe(
    'Put your sounds and shaders into it: they are not in the download.',
  )
  expect(leftOut([programFile('audio::play("song");')])).toBe('Put your sounds into it: they are not in the download.')
  expect(leftOut([programFile('sprite!("cat");')])).toBe('')
})

const FOLDER = 'static/downloads'

test('includes the sprites that the program names', () => {
  expect(spriteFilesFor('sprite!("heart", x = 8);\nanim.use_sprite("munch_cat"); text!("coins");')).toEqual([
    'heart.png',
    'munch_cat.webp',
  ])
  expect(spriteFilesFor('sprite!("enemies/bat");')).toEqual(['enemies/bat.webp'])
  expect(spriteFilesFor('text!("Hello");')).toEqual([])
})

test('includes the file whose tags are named', () => {
  expect(spriteFilesFor('sprite!("hero");')).toEqual(['hero.png'])
  expect(spriteFilesFor('sprite!("hero"); sprite!("hero#run");')).toEqual(['hero.aseprite'])
  expect(spriteFilesFor('let name = format!("hero#{}", action);')).toEqual(['hero.aseprite'])
})

test('lists every sprite of the pages', () => {
  const files = fs.readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(FOLDER, path.join(parentPath, name)))
  expect(names.sort()).toEqual(SPRITE_FILES)
  const stems = new Set([...SPRITES.keys()].map((name) => name.split('#')[0]))
  expect(new Set(SPRITE_FILES.map((file) => file.replace(/\.\w+$/, '')))).toEqual(stems)
})

test.each(SPRITE_FILES.filter((file) => !file.endsWith('.aseprite')))(
  '%s has the pixels of its sprite',
  async (file) => {
    const { width, height, palette, pixels, durations } = SPRITES.get(file.replace(/\.\w+$/, ''))!
    const picture = sharp(path.join(FOLDER, file), { pages: -1 }).ensureAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, height * durations.length])
    const { delay } = await picture.metadata()
    expect(delay).toEqual(durations.length > 1 ? durations : undefined)
    const drawn = Array.from({ length: data.length / 4 }, (_, place) => data.readUInt32BE(place * 4))
    expect(drawn).toEqual(Array.from(pixels, (place) => palette[place]))
  },
)

test('keeps the project’s own settings and shaders', () => {
  const files = [
    programFile('shaders::set("crt");'),
    { path: 'turbo.toml', text: 'name = "Mine"' },
    { path: 'shaders/crt.wgsl', text: '// crt' },
  ]
  expect(
    projectFiles('a', files)
      .map(({ path, text }) => [path, text])
      .slice(1),
  ).toEqual([
    ['turbo.toml', 'name = "Mine"\n'],
    ['src/lib.rs', 'turbo::go!({\nshaders::set("crt");\n});\n'],
    ['shaders/crt.wgsl', '// crt\n'],
  ])
  expect(leftOut(files)).toBe('')
})

test('own sprites replace those of the site', () => {
  const own = [{ path: 'sprites/heart.gif', bytes: new Uint8Array() }]
  expect(spriteFilesFor('sprite!("heart"); sprite!("cat");', own)).toEqual(['cat.png'])
})
