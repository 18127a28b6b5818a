import fs from 'node:fs'
import path from 'node:path'
import { circlesIn, importsBelow, sourcesBelow, writtenImports } from './imports'

/**
 * What each room may import besides itself and packages; `lib` stands for all of its topics. A new folder of `src`, and a
 * new topic of `lib`, adds its line here, and the folder also in the README.
 */
const rooms: Record<string, readonly string[]> = {
  'lib/config': [],
  'lib/address': [],
  'lib/code': [],
  'lib/script': [],
  'lib/search': ['lib/symbols'],
  'lib/storage': [],
  'lib/styles': [],
  'lib/symbols': [],
  'lib/viewport': [],
  'lib/theme': ['lib/config', 'lib/viewport'],
  'lib/banner': ['lib/config', 'lib/storage', 'lib/theme'],
  'lib/page': ['lib/config', 'lib/address'],
  'lib/navigation': ['lib/config', 'lib/address', 'lib/page'],
  'lib/head': ['lib/config', 'lib/address', 'lib/viewport'],
  'lib/loading': [],
  'lib/policy': ['lib/config'],
  site: ['lib'],
  rust: [],
  engine: ['rust'],
  markdown: ['rust', 'lib'],
  gatsby: ['markdown', 'engine', 'rust', 'lib', 'site'],
  dom: ['lib'],
  ui: ['dom', 'lib'],
  features: ['engine', 'rust', 'ui', 'dom', 'lib', 'site'],
  mdx: ['features', 'ui', 'dom', 'lib', 'site'],
  layouts: ['mdx', 'features', 'ui', 'dom', 'lib', 'site'],
  templates: ['layouts', 'lib', 'site'],
  pages: ['layouts', 'lib', 'site'],
  entry: ['layouts', 'features', 'dom', 'lib', 'site'],
  styles: ['features'],
}

/** Packages that may not be touched by a pure rule. */
const FRAMEWORKS = /^(react|react-dom|react-helmet|gatsby|@reach\/router|radix-ui|@floating-ui)(\/|$|-)/
const FILES = /^(node:)?(fs|path|child_process|os)(\/|$)/

/** Rooms of rules: they know neither React nor Gatsby, neither the window nor files. */
const PURE = ['lib', 'site', 'rust', 'engine', 'markdown']

const root = path.resolve('src')
const imports = importsBelow(root)

/** The room that a file stands in: the topic below `lib`, else the folder below `src`. */
function roomOf(file: string): string {
  const [folder = '', topic = ''] = file.split('/')
  return folder === 'lib' ? `${folder}/${topic}` : folder
}

function mayImport(room: string, target: string): boolean {
  return (
    room === target || (rooms[room] ?? []).some((allowed) => target === allowed || target.startsWith(`${allowed}/`))
  )
}

function foldersIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const told = ({ file, written }: { file: string; written: string }) => `${file} → ${written}`

test('the rooms are the folders of src and the topics of lib, no more and no fewer', () => {
  const folders = foldersIn(root).filter((name) => name !== 'lib')
  const topics = foldersIn(path.join(root, 'lib')).map((name) => `lib/${name}`)
  expect(Object.keys(rooms).sort()).toEqual([...folders, ...topics].sort())
})

test('no rule of lib stands outside its topic', () => {
  expect(sourcesBelow(root).filter((file) => /^lib\/[^/]+$/.test(file))).toEqual([])
})

test('every import leads to a file of src or to a package', () => {
  const lost = imports.filter(({ written, target }) => written.startsWith('.') && target === undefined)
  expect(lost.map(told)).toEqual([])
})

/** What nothing in `src` imports and still ships: pages and templates of Gatsby, workers, and what stands in for a module. */
const ENTRIES = [
  'features/head/browserHelmet.tsx',
  'features/player/worker/playerWorker.ts',
  'gatsby/unused/headHandler.ts',
  'gatsby/unused/partytown.ts',
  'gatsby/unused/scrollContext.ts',
  'gatsby/unused/syntaxColors.ts',
  'gatsby/unused/syntaxTree.ts',
  'pages/404.tsx',
  'templates/Page.tsx',
]

test('nothing in src is for tests alone', () => {
  const outside = [...fs.readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file)), ...scripts()]
  const named = new Set(imports.map(({ target }) => target))
  for (const file of outside) {
    for (const written of writtenImports(file, fs.readFileSync(file, 'utf8'))) {
      const target = path.posix.join(path.posix.dirname(file), written).replace(/^src\//, '')
      for (const ending of ['', '.ts', '.tsx']) named.add(target + ending)
    }
  }
  expect(
    sourcesBelow(root)
      .filter((file) => !named.has(file))
      .sort(),
  ).toEqual(ENTRIES)
})

const scripts = () =>
  fs
    .readdirSync('scripts', { recursive: true })
    .map((file) => path.posix.join('scripts', String(file)))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))

test('imports go down and never up', () => {
  const wrong = imports.filter(({ file, target }) => target && !mayImport(roomOf(file), roomOf(target)))
  expect(wrong.map(told)).toEqual([])
})

test('features do not import each other', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [[room, feature], [targetRoom, targetFeature]] = [file.split('/'), (target ?? '').split('/')] as const
    return room === 'features' && targetRoom === 'features' && feature !== targetFeature
  })
  expect(wrong.map(told)).toEqual([])
})

test('of the features, only the player knows the engine and its language', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      file.startsWith('features/') &&
      !file.startsWith('features/player/') &&
      target &&
      ['engine', 'rust'].includes(roomOf(target)),
  )
  expect(wrong.map(told)).toEqual([])
})

/** What each phase of the language may import besides itself. */
const PHASES: Record<string, readonly string[]> = {
  ir: [],
  front: ['ir'],
  lower: ['front', 'ir'],
  machine: ['ir'],
}

test('of the language, the machine knows only the program that lowering makes', () => {
  const phaseOf = (file: string) => (file.startsWith('rust/') ? (file.split('/')[1] ?? '') : '')
  const wrong = imports.filter(({ file, target }) => {
    const [phase, wanted] = [phaseOf(file), phaseOf(target ?? '')]
    return phase in PHASES && wanted in PHASES && phase !== wanted && !PHASES[phase]!.includes(wanted)
  })
  expect(wrong.map(told)).toEqual([])
})

test('the language has no name of an engine, of its macros or of its marks', () => {
  const naming = sourcesBelow(path.join(root, 'rust')).filter((file) =>
    /\bturbo\b|borsh|engine|\b(go|init|log|sprite|rect)!/i.test(fs.readFileSync(path.join(root, 'rust', file), 'utf8')),
  )
  expect(naming).toEqual([])
})

test('no two files import each other, nor in a longer circle', () => {
  expect(circlesIn(imports)).toEqual([])
})

test('rules know neither React nor Gatsby, and read no file', () => {
  const rules = imports.filter(({ file }) => PURE.includes(file.split('/')[0]!))
  expect(rules.filter(({ written }) => FRAMEWORKS.test(written) || FILES.test(written)).map(told)).toEqual([])
})

test('the browser gets the types of a schema, without the library that checks it', () => {
  const schemas = new Set(imports.filter(({ written }) => written === 'zod').map(({ file }) => file))
  const carrying = imports.filter(({ file, written, target }) => {
    if (['gatsby', 'markdown'].includes(roomOf(file))) return false
    if (written === 'zod') return !file.startsWith('lib/')
    if (!target || !schemas.has(target)) return false
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    return !new RegExp(`import type \\{[^}]*\\} from '${written}'`).test(source)
  })
  expect(carrying.map(told)).toEqual([])
})

test('what is kept in a browser has its name in lib/storage', () => {
  const naming = sourcesBelow(root).filter((file) =>
    /Storage\.\w+Item\(\s*['"`]/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(naming).toEqual([])
})

test('rules know no window', () => {
  const touching = sourcesBelow(root).filter((file) => {
    if (!PURE.includes(file.split('/')[0]!) || file.endsWith('.css')) return false
    const source = fs
      .readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[\s\S]*?`|'[^'\n]*'/g, '')
    return /\b(window|document|localStorage|sessionStorage)\./.test(source)
  })
  expect(touching).toEqual([])
})
