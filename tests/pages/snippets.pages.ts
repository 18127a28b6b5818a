import { join } from 'node:path'
import { expectNoFaults } from './faults'
import { readPages } from './reading'
import { agreementFaults } from './snippets/agreement'
import { hasCargo } from './snippets/cargo'
import { compileRust, readRust } from './snippets/rust'
import { checkShell, documentedCommands } from './snippets/shell'
import { checkToml, documentedKeys } from './snippets/toml'
import { checkWgsl } from './snippets/wgsl'

const COMMANDS_PAGE = 'content/learn/guides/cli.mdx'
const CONFIGURATION_PAGE = 'content/learn/guides/configuration.mdx'
/** The first run compiles the crate with all that it needs. */
const COMPILE_TIMEOUT_MS = 10 * 60_000

const { pages, faults } = readPages(join(process.cwd(), 'content'))
const fences = pages.flatMap((page) => page.fences)
const fencesIn = (wanted: string) => fences.filter(({ language }) => language === wanted)
const tablesOf = (wanted: string) => pages.filter(({ file }) => file === wanted).flatMap(({ tables }) => tables)

const rust = fencesIn('rust')
const toml = fencesIn('toml')
const wholeToml = toml.filter(({ fragment }) => fragment === undefined)
const wgsl = fencesIn('wgsl')
const counts = { compared: 0, compiled: 0, shellLines: 0 }

const isCompilerHere = hasCargo()
// Where nobody reads warnings, a check that did not run is a fault
const compilerTest = isCompilerHere || process.env.CI ? test : test.skip

afterAll(() => {
  if (!isCompilerHere) {
    process.stderr.write('\n*** WARNING: cargo is not installed, so NO Rust snippet was compiled. ***\n')
    process.stderr.write('*** Install Rust from https://rustup.rs and run this check again.    ***\n\n')
  }
  const skipped = rust.length - counts.compiled + toml.length - wholeToml.length
  process.stdout.write(
    `${counts.compared} options and names compared with the contract crate\n` +
      `${counts.compiled} snippets compiled, ${wholeToml.length} TOML, ${wgsl.length} WGSL, ` +
      `${counts.shellLines} shell lines, ${skipped} skipped\n`,
  )
})

test('every page can be read', () => {
  expectNoFaults(faults)
})

test('the words behind the language of each fence are known', () => {
  expectNoFaults(pages.flatMap((page) => page.faults))
})

test('options, functions and variants are those of the contract crate', () => {
  const { faults, count } = agreementFaults(pages)
  counts.compared = count
  expectNoFaults(faults)
})

test('Rust is written so that it draws what it says', () => {
  expectNoFaults(rust.flatMap(readRust))
})

compilerTest(
  'Rust compiles, and only what is marked does not',
  () => {
    if (!isCompilerHere) throw new Error('cargo is not installed')
    const { faults, count } = compileRust(rust)
    counts.compiled = count
    expectNoFaults(faults)
  },
  COMPILE_TIMEOUT_MS,
)

test('TOML can be read and has documented keys', () => {
  const keys = documentedKeys(tablesOf(CONFIGURATION_PAGE))
  expectNoFaults(wholeToml.flatMap((fence) => checkToml(fence, keys)))
})

test('WGSL has known words and paired brackets', () => {
  expectNoFaults(wgsl.flatMap(checkWgsl))
})

test('turbo is called with documented commands, flags and arguments', () => {
  const commands = documentedCommands(tablesOf(COMMANDS_PAGE))
  const results = fencesIn('bash').map((fence) => checkShell(fence, commands))
  counts.shellLines = results.reduce((sum, { count }) => sum + count, 0)
  expectNoFaults(results.flatMap(({ faults }) => faults))
})
