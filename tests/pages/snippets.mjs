import { join } from 'node:path'
import { agreementFaults } from './snippets/agreement.mjs'
import { hasCargo } from './snippets/cargo.mjs'
import { fencesOf } from './snippets/fences.mjs'
import { readPages } from './snippets/pages.mjs'
import { compileRust, readRust } from './snippets/rust.mjs'
import { checkShell, documentedCommands } from './snippets/shell.mjs'
import { declaringTablesOf } from './snippets/declarations.mjs'
import { checkToml, documentedKeys } from './snippets/toml.mjs'
import { checkWgsl } from './snippets/wgsl.mjs'

const COMMANDS_PAGE = 'content/learn/guides/cli.mdx'
const CONFIGURATION_PAGE = 'content/learn/guides/configuration.mdx'

const { pages, faults } = readPages(join(process.cwd(), 'content'))
const fences = pages.flatMap((page) => {
  const { fences: ofPage, faults: ofMeta } = fencesOf(page)
  faults.push(...ofMeta)
  return ofPage
})
const fencesIn = (lang) => fences.filter((fence) => fence.lang === lang)
const tablesOf = (file) => pages.filter((page) => page.file === file).flatMap(declaringTablesOf)

const keys = documentedKeys(tablesOf(CONFIGURATION_PAGE))
const tomlFences = fencesIn('toml').filter(({ fragment }) => fragment === undefined)
faults.push(...tomlFences.flatMap((fence) => checkToml(fence, keys)))

const wgslFences = fencesIn('wgsl')
faults.push(...wgslFences.flatMap(checkWgsl))

const commands = documentedCommands(tablesOf(COMMANDS_PAGE))
const shell = fencesIn('bash').map((fence) => checkShell(fence, commands))
faults.push(...shell.flatMap((result) => result.faults))
const shellLines = shell.reduce((sum, { count }) => sum + count, 0)

const agreement = agreementFaults(pages)
faults.push(...agreement.faults)

const rustFences = fencesIn('rust')
faults.push(...rustFences.flatMap(readRust))
const compiled = hasCargo() ? compileRust(rustFences) : undefined
faults.push(...(compiled?.faults ?? []))

faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
for (const { file, line, problem, remedy } of faults) console.error(`${file}:${line} ${problem} – ${remedy}`)

if (!compiled) {
  console.error('\n*** WARNING: cargo is not installed, so NO Rust snippet was compiled. ***')
  console.error('*** Install Rust from https://rustup.rs and run this check again.    ***\n')
}
const compiledCount = compiled?.count ?? 0
const skipped = rustFences.length - compiledCount + fencesIn('toml').length - tomlFences.length
console.log(`${agreement.count} options and names compared with the contract crate`)
console.log(
  `${compiledCount} snippets compiled, ${tomlFences.length} TOML, ${wgslFences.length} WGSL, ${shellLines} shell lines, ${skipped} skipped` +
    (faults.length > 0 ? `, ${faults.length} faults` : ''),
)
process.exitCode = faults.length > 0 || (!compiled && process.env.CI) ? 1 : 0
