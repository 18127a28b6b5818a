import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { turboDeclarations } from 'engine/language'
import type { Declarations, ReadCrate } from 'rust'
import { readCrate } from 'rust'

const SOURCES_DIR = join(process.cwd(), 'packages/engine/contract/src')

/** The sources of the contract crate, by their names, in the order of these. */
export function contractSources(): Map<string, string> {
  const names = readdirSync(SOURCES_DIR).filter((name) => name.endsWith('.rs'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(SOURCES_DIR, name), 'utf8')]))
}

/** What the contract crate declares, as the pages say it or, where the two differ, as the SDK does. */
export function engineDeclarations(reading: 'pages' | 'sdk' = 'pages'): ReadCrate {
  return readCrate({ files: contractSources(), hasFeature: reading === 'sdk' })
}

let known: Declarations | undefined

/** What the programs of this site can name: std and what the contract crate declares, read once. */
export function siteDeclarations(): Declarations {
  known ??= turboDeclarations(engineDeclarations())
  return known
}
