import fs from 'node:fs'
import path from 'node:path'
import { cyclesBetween, importsBelow, sourcesBelow, writtenImports } from './imports'

/**
 * Folders that each folder may import besides itself and packages; `lib` means all its topics. New folders of `src` and
 * topics of `lib` are added here, folders also in docs/architecture.md.
 */
const allowedImports: Record<string, readonly string[]> = {
  'lib/config': [],
  'lib/address': [],
  'lib/code': [],
  'lib/search': ['lib/symbols', 'lib/loading'],
  'lib/storage': [],
  'lib/styles': [],
  'lib/symbols': ['lib/loading'],
  'lib/viewport': [],
  'lib/theme': ['lib/config', 'lib/viewport'],
  'lib/banner': ['lib/config', 'lib/storage', 'lib/theme'],
  'lib/page': ['lib/config', 'lib/address'],
  'lib/navigation': ['lib/config', 'lib/address', 'lib/page'],
  'lib/head': ['lib/config', 'lib/address', 'lib/viewport'],
  'lib/loading': [],
  'lib/policy': ['lib/config'],
  site: ['lib'],
  markdown: ['lib'],
  gatsby: ['markdown', 'lib', 'site'],
  dom: ['lib'],
  ui: ['dom', 'lib'],
  app: ['ui', 'dom', 'lib', 'site'],
  features: ['app', 'ui', 'dom', 'lib', 'site'],
  player: ['app', 'ui', 'dom', 'lib', 'site'],
  mdx: ['player', 'features', 'app', 'ui', 'dom', 'lib', 'site'],
  layouts: ['mdx', 'player', 'features', 'app', 'ui', 'dom', 'lib', 'site'],
  templates: ['layouts', 'lib', 'site'],
  pages: ['layouts', 'lib', 'site'],
  entry: ['layouts', 'features', 'app', 'dom', 'lib', 'site'],
  styles: ['features', 'player', 'app'],
}

const FRAMEWORKS = /^(react|react-dom|react-helmet|gatsby|@reach\/router|radix-ui|@floating-ui)(\/|$|-)/
const FILES = /^(node:)?(fs|path|child_process|os)(\/|$)/

/** Pure folders: no React, Gatsby, window or files. */
const PURE = ['lib', 'site', 'markdown']

const root = path.resolve('src')
const imports = importsBelow(root)

/** The topic below `lib`, otherwise the folder below `src`. */
function layerOf(file: string): string {
  const [folder = '', topic = ''] = file.split('/')
  return folder === 'lib' ? `${folder}/${topic}` : folder
}

function mayImport(room: string, target: string): boolean {
  return (
    room === target ||
    (allowedImports[room] ?? []).some((allowed) => target === allowed || target.startsWith(`${allowed}/`))
  )
}

function foldersIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

const reported = ({ file, written }: { file: string; written: string }) => `${file} → ${written}`

test('lists all folders of src and topics of lib', () => {
  const folders = foldersIn(root).filter((name) => name !== 'lib')
  const topics = foldersIn(path.join(root, 'lib')).map((name) => `lib/${name}`)
  expect(Object.keys(allowedImports).sort()).toEqual([...folders, ...topics].sort())
})

test('all files of lib belong to a topic', () => {
  expect(sourcesBelow(root).filter((file) => /^lib\/[^/]+$/.test(file))).toEqual([])
})

test('every import resolves', () => {
  const lost = imports.filter(({ written, target }) => written.startsWith('.') && target === undefined)
  expect(lost.map(reported)).toEqual([])
})

/** Entry points that no file imports: Gatsby's pages and templates, and workers. */
const ENTRIES = [
  'pages/404.tsx',
  'player/playground/playgroundStart.ts',
  'player/runtime/playerWorker.ts',
  'templates/Page.tsx',
]

test('nothing in src is only for tests', () => {
  const outside = [...fs.readdirSync('.').filter((file) => /^gatsby-.*\.tsx?$/.test(file)), ...scripts()]
  const named = new Set(imports.map(({ target }) => target))
  for (const file of outside) {
    for (const written of writtenImports(file, fs.readFileSync(file, 'utf8'))) {
      const target = path.posix.join(path.posix.dirname(file), written).replace(/^src\//, '')
      for (const extension of ['', '.ts', '.tsx']) named.add(target + extension)
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

test('imports follow the layers', () => {
  const wrong = imports.filter(({ file, target }) => target && !mayImport(layerOf(file), layerOf(target)))
  expect(wrong.map(reported)).toEqual([])
})

test('features do not import each other', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [[room, feature], [targetRoom, targetFeature]] = [file.split('/'), (target ?? '').split('/')] as const
    return room === 'features' && targetRoom === 'features' && feature !== targetFeature
  })
  expect(wrong.map(reported)).toEqual([])
})

/** Allowed imports between folders of the player. '' is for the modules that pages import. */
const PLAYER: Record<string, readonly string[]> = {
  project: [],
  code: [],
  page: [],
  wgsl: ['code'],
  runtime: ['project', 'wgsl'],
  input: ['page'],
  sound: ['runtime'],
  run: ['runtime', 'input', 'sound'],
  diagnostics: ['run', 'code', 'page'],
  numbers: ['code'],
  assist: ['diagnostics', 'runtime', 'wgsl', 'code'],
  toolbar: ['diagnostics', 'run', 'input', 'sound', 'runtime', 'page'],
  editor: ['diagnostics', 'assist', 'numbers', 'run', 'runtime', 'project', 'wgsl', 'code', 'page'],
  example: ['toolbar', 'editor', 'diagnostics', 'run', 'input', 'sound', 'runtime', 'project', 'page', 'code'],
  playground: [
    'toolbar',
    'editor',
    'diagnostics',
    'run',
    'input',
    'sound',
    'runtime',
    'project',
    'wgsl',
    'code',
    'page',
  ],
  '': ['example', 'playground', 'toolbar', 'editor', 'runtime', 'project', 'page'],
}

test('folders of the player have no cycles', () => {
  const names = Object.keys(PLAYER)
  expect(names.filter((name) => name !== '').sort()).toEqual(foldersIn(path.join(root, 'player')).sort())
  const upward = names.flatMap((name, index) =>
    PLAYER[name]!.filter((allowed) => !names.slice(0, index).includes(allowed)),
  )
  expect(upward).toEqual([])
  const folderOf = (file: string) => file.split('/').slice(1, -1).join('/')
  const wrong = imports.filter(({ file, target }) => {
    if (!file.startsWith('player/') || !target?.startsWith('player/')) return false
    const [folder, wanted] = [folderOf(file), folderOf(target)]
    return folder !== wanted && !PLAYER[folder]?.includes(wanted)
  })
  expect(wrong.map(reported)).toEqual([])
})

/** Packages with the entry points that their folders may import; '' is every other folder. */
const PACKAGES: Record<string, Record<string, readonly string[]>> = {
  rust: {},
  engine: { language: ['rust', 'rust/host', 'rust/machine'], '': ['rust/machine'] },
}

test('packages import each other by entry points', () => {
  const importing = [
    ...imports.map(({ file, written }) => ({ file: `src/${file}`, written })),
    ...scripts().flatMap((file) =>
      writtenImports(file, fs.readFileSync(file, 'utf8')).map((written) => ({ file, written })),
    ),
    ...Object.keys(PACKAGES).flatMap((name) =>
      importsBelow(`packages/${name}`).map(({ file, written }) => ({ file: `packages/${name}/${file}`, written })),
    ),
  ]
  const folderOf = (file: string) => /^packages\/\w+/.exec(file)?.[0]
  const wrong = importing.filter(({ file, written }) => {
    if (!written.startsWith('.')) return /^(rust|engine)\//.test(written) && !entryPoints().includes(written)
    const folder = folderOf(path.posix.join(path.posix.dirname(file), written))
    return folder !== undefined && folder !== folderOf(file)
  })
  expect(wrong.map(reported)).toEqual([])
})

/** The entry points that can be imported: `rust`, `rust/machine` … */
const entryPoints = () =>
  Object.keys(PACKAGES).flatMap((name) => {
    const { exports } = JSON.parse(fs.readFileSync(`packages/${name}/package.json`, 'utf8')) as {
      exports: Record<string, string>
    }
    return Object.keys(exports).map((entry) => path.posix.join(name, entry))
  })

test("the language depends on nothing, the engine's runtime only on the machine", () => {
  const wrong = Object.entries(PACKAGES).flatMap(([name, allowed]) =>
    importsBelow(`packages/${name}/src`)
      .map(({ file, ...rest }) => ({ file: `${name}/${file}`, ...rest }))
      .filter(({ file, written }) => {
        const room = file.split('/')[1]!
        return !written.startsWith('.') && !(allowed[room] ?? allowed[''] ?? []).includes(written)
      }),
  )
  expect(wrong.map(reported)).toEqual([])
})

test("the engine's runtime does not import the compiler", () => {
  const isLanguage = (file = '') => file.startsWith('src/language/') || file === 'language.ts'
  const wrong = importsBelow('packages/engine').filter(({ file, target }) => isLanguage(target) && !isLanguage(file))
  expect(wrong.filter(({ file }) => !file.startsWith('tests/')).map(reported)).toEqual([])
})

test('only build, scripts, Markdown reader and player use the packages', () => {
  const wrong = imports.filter(
    ({ file, written }) => /^(rust|engine)(\/|$)/.test(written) && !/^(gatsby|player|markdown)\//.test(file),
  )
  expect(wrong.map(reported)).toEqual([])
})

/** Allowed imports between phases of the compiler. */
const PHASES: Record<string, readonly string[]> = {
  ir: [],
  front: ['ir'],
  lower: ['front', 'ir'],
  machine: ['ir'],
}

test('the machine depends only on the intermediate representation', () => {
  const phaseOf = (file: string) => file.split('/')[0] ?? ''
  const wrong = importsBelow('packages/rust/src').filter(({ file, target }) => {
    const [phase, wanted] = [phaseOf(file), phaseOf(target ?? '')]
    return phase in PHASES && wanted in PHASES && phase !== wanted && !PHASES[phase]!.includes(wanted)
  })
  expect(wrong.map(reported)).toEqual([])
})

test('the language contains no engine names', () => {
  const naming = sourcesBelow('packages/rust/src').filter((file) =>
    /\bturbo\b|borsh|engine|\b(go|init|log|sprite|rect)!/i.test(
      fs.readFileSync(path.join('packages/rust/src', file), 'utf8'),
    ),
  )
  expect(naming).toEqual([])
})

test('rooms of src have no cycles', () => {
  expect(cyclesBetween(layerOf, imports)).toEqual([])
})

test.each(Object.keys(PACKAGES))('no folders of the package %s import each other in a cycle', (name) => {
  expect(cyclesBetween(path.posix.dirname, importsBelow(`packages/${name}/src`))).toEqual([])
})

test('pure code imports no React or Gatsby and reads no file', () => {
  const rules = imports.filter(({ file }) => PURE.includes(file.split('/')[0]!))
  expect(rules.filter(({ written }) => FRAMEWORKS.test(written) || FILES.test(written)).map(reported)).toEqual([])
})

test('browsers get schema types without the validation library', () => {
  const schemas = new Set(imports.filter(({ written }) => written === 'zod').map(({ file }) => file))
  const carrying = imports.filter(({ file, written, target }) => {
    if (['gatsby', 'markdown'].includes(layerOf(file))) return false
    if (written === 'zod') return !file.startsWith('lib/')
    if (!target || !schemas.has(target)) return false
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    return !new RegExp(`import type \\{[^}]*\\} from '${written}'`).test(source)
  })
  expect(carrying.map(reported)).toEqual([])
})

test('storage keys are defined in lib/storage', () => {
  const naming = sourcesBelow(root).filter((file) =>
    /Storage\.\w+Item\(\s*['"`]/.test(fs.readFileSync(path.join(root, file), 'utf8')),
  )
  expect(naming).toEqual([])
})

test('pure code uses no window', () => {
  const touching = sourcesBelow(root).filter((file) => {
    if (!PURE.includes(file.split('/')[0]!) || file.endsWith('.css')) return false
    const source = fs
      .readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[\s\S]*?`|'[^'\n]*'/g, '')
    return /\b(window|document|localStorage|sessionStorage)\./.test(source)
  })
  expect(touching).toEqual([])
})
