import fs from 'node:fs'
import path from 'node:path'

/** What each room may import besides itself and packages. A new folder adds its line here and in the README. */
const rooms: Record<string, string[]> = {
  lib: [],
  site: ['lib'],
  engine: ['lib'],
  build: ['lib', 'site', 'engine'],
  hooks: ['lib'],
  ui: ['hooks', 'lib'],
  features: ['ui', 'hooks', 'lib', 'site', 'engine'],
  demos: ['ui', 'hooks', 'lib', 'site', 'engine'],
  mdx: ['features', 'demos', 'ui', 'hooks', 'lib', 'site', 'engine'],
  layouts: ['mdx', 'features', 'demos', 'ui', 'hooks', 'lib', 'site', 'engine'],
  templates: ['layouts', 'mdx', 'features', 'ui', 'hooks', 'lib', 'site', 'engine'],
  pages: ['layouts', 'mdx', 'features', 'ui', 'hooks', 'lib', 'site', 'engine'],
  entry: ['layouts', 'features', 'ui', 'hooks', 'lib', 'site'],
  styles: ['features'],
}

/** Packages that may not be touched by a pure rule. */
const impure = /^(react|react-dom|gatsby|@reach\/router|radix-ui|@floating-ui)/

type Import = { file: string; room: string; feature: string | undefined; target: string }

const root = path.resolve('src')
const files = fs
  .readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('testing'))

const imports: Import[] = files.flatMap((file) => {
  const [room = '', feature] = file.split(path.sep)
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  const targets = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, target]) => target!)
  return targets.map((target) => ({ file, room, feature: room === 'features' ? feature : undefined, target }))
})

/** The path below src that a relative import names. */
function localTarget({ file, target }: Import): string | undefined {
  if (!target.startsWith('.')) return undefined
  return path.relative(root, path.resolve(root, path.dirname(file), target))
}

test('every folder of src is a room with its line in the floor plan', () => {
  const folders = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(folders.filter((name) => !(name in rooms))).toEqual([])
})

test('imports go down and never up', () => {
  const wrong = imports.filter((entry) => {
    const target = localTarget(entry)
    const room = target?.split(path.sep)[0]
    return room !== undefined && room in rooms && room !== entry.room && !rooms[entry.room]?.includes(room)
  })
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test('features do not import each other', () => {
  const wrong = imports.filter((entry) => {
    const [room, feature] = localTarget(entry)?.split(path.sep) ?? []
    return entry.feature !== undefined && room === 'features' && feature !== entry.feature
  })
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test('rules know neither React nor Gatsby nor the window', () => {
  const rules = files.filter((file) => /^(lib|site|engine)\//.test(file))
  const wrong = imports.filter(({ file, target }) => rules.includes(file) && impure.test(target))
  const touching = rules.filter((file) => {
    const source = fs
      .readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[\s\S]*?`|'[^'\n]*'/g, '')
    return /\b(window|document|localStorage|sessionStorage)\./.test(source)
  })
  expect([...wrong.map(({ file, target }) => `${file} → ${target}`), ...touching]).toEqual([])
})
