import { drawingErrors } from '../../src/gatsby/examples/drawnExamples'
import { programFile } from '../../src/player/project/project'
import { projectFiles } from '../../src/player/project/projectFiles'
import type { LineError } from '../../src/markdown/contentError'
import type { Fence } from '../../src/markdown/fences/fence'
import { readContent } from '../content'
import { RUST_FENCES } from '../counts'
import { expectNoErrors, expectNoLines, errorsIn, fileOf } from './errors'
import { agreementErrors } from './snippets/agreement'
import { captionErrors } from './snippets/captions'
import { hasCargo } from './snippets/cargo'
import { projectErrors } from './snippets/project'
import { rustFenceKind, unexplainedErrors } from './snippets/rustFences'
import { compileRust, readRust } from './snippets/rust'
import { checkShell, documentedCommands } from './snippets/shell'
import { checkToml, documentedKeys } from './snippets/toml'
import { checkWgsl } from './snippets/wgsl'

const COMMANDS_PAGE = 'learn/guides/cli.mdx'
const CONFIGURATION_PAGE = 'learn/guides/configuration.mdx'
/** The first run compiles dependencies. */
const COMPILE_TIMEOUT_MS = 10 * 60_000

const { pages, errors } = readContent()
const tablesOf = (wanted: string) => pages.filter(({ filePath }) => filePath === wanted).flatMap(({ tables }) => tables)

const isRust = ({ language }: Fence) => language === 'rust'
const isToml = ({ language }: Fence) => language === 'toml'
const isWholeToml = (fence: Fence) => isToml(fence) && fence.meta.fragment === undefined
const isWgsl = ({ language }: Fence) => language === 'wgsl'
const isShell = ({ language }: Fence) => language === 'bash'

const countOf = (isWanted: (fence: Fence) => boolean) => pages.flatMap(({ fences }) => fences).filter(isWanted).length
const onFences = (isWanted: (fence: Fence) => boolean, check: (fence: Fence) => LineError[]) =>
  pages.flatMap((page) => errorsIn(fileOf(page), page.fences.filter(isWanted).flatMap(check)))

const counts = { compared: 0, compiled: 0, shellLines: 0 }

const isCompilerHere = hasCargo()
// In CI, skipping is an error
const compilerTest = isCompilerHere || process.env.CI ? test : test.skip

afterAll(() => {
  if (!isCompilerHere) {
    process.stderr.write('\n*** WARNING: cargo is not installed, so NO Rust snippet was compiled. ***\n')
    process.stderr.write('*** Install Rust from https://rustup.rs and run this check again.    ***\n\n')
  }
  const skipped = countOf(isRust) - counts.compiled + countOf(isToml) - countOf(isWholeToml)
  process.stdout.write(
    `${counts.compared} options and names compared with the contract crate\n` +
      `${counts.compiled} snippets compiled, ${countOf(isWholeToml)} TOML, ${countOf(isWgsl)} WGSL, ` +
      `${counts.shellLines} shell lines, ${skipped} skipped\n`,
  )
})

test('every page is valid', () => {
  expectNoErrors(errors)
})

test('pages follow docs/writing.md', () => {
  expectNoLines(pages.flatMap((page) => page.errors))
})

test('options, functions and variants match the contract crate', () => {
  const { errors, count } = agreementErrors(pages)
  counts.compared = count
  expectNoErrors(errors)
})

test('Rust draws what it says', () => {
  expectNoErrors(onFences(isRust, readRust))
})

compilerTest(
  'Rust compiles, and only what is marked does not',
  () => {
    if (!isCompilerHere) throw new Error('cargo is not installed')
    const { errors, count } = compileRust(pages)
    counts.compiled = count
    expectNoErrors(errors)
  },
  COMPILE_TIMEOUT_MS,
)

compilerTest(
  'a downloaded project compiles',
  () => {
    const game = pages.find(({ path }) => path === '/learn/tutorials/pancake-cat')!.examples.at(-1)!
    const program = game.program.map(({ text }) => text).join('\n')
    expect(program).toContain('"munch_cat"')
    const filesOf = (name: string, text: string) =>
      Object.fromEntries(projectFiles(name, [programFile(text)]).map(({ path, text: written }) => [path, written]))
    expect(projectErrors(filesOf('Pancake Cat', program))).toBe('')
    expect(projectErrors(filesOf('A frame', 'clear(0);\nclear(missing);'))).toContain('missing')
  },
  COMPILE_TIMEOUT_MS,
)

test('every program can be run on its page, or says why not', () => {
  expectNoErrors(pages.flatMap((page) => errorsIn(fileOf(page), unexplainedErrors(page))))
  const kinds = pages.flatMap((page) => page.fences.filter(isRust).map((fence) => rustFenceKind(fence, page)))
  const countsOf = Object.keys(RUST_FENCES).map((kind) => [kind, kinds.filter((other) => other === kind).length])
  expect(Object.fromEntries(countsOf)).toEqual(RUST_FENCES)
})

test('every preview runs, and draws, logs or plays something', () => {
  expectNoLines(pages.flatMap(({ filePath, examples }) => examples.flatMap((it) => drawingErrors(filePath, it))))
})

test('descriptions name only visible colors and numbers', () => {
  expectNoErrors(pages.flatMap((page) => errorsIn(fileOf(page), captionErrors(page))))
})

test('TOML is valid with documented keys', () => {
  const keys = documentedKeys(tablesOf(CONFIGURATION_PAGE))
  expectNoErrors(onFences(isWholeToml, (fence) => checkToml(fence, keys)))
})

test('WGSL has known words and balanced brackets', () => {
  expectNoErrors(onFences(isWgsl, checkWgsl))
})

test('turbo is called with documented commands, flags and arguments', () => {
  const commands = documentedCommands(tablesOf(COMMANDS_PAGE))
  const checked = (fence: Fence) => {
    const { errors, count } = checkShell(fence, commands)
    counts.shellLines += count
    return errors
  }
  expectNoErrors(onFences(isShell, checked))
})
