import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { turboDeclarations } from 'engine/language'
import { readCrate, type Declarations, type ReadCrate } from 'rust'

const SOURCES_DIR = join(process.cwd(), 'packages/engine/contract/src')

export function contractSources(): Map<string, string> {
  const names = readdirSync(SOURCES_DIR).filter((name) => name.endsWith('.rs'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(SOURCES_DIR, name), 'utf8')]))
}

/** Where the pages and the SDK disagree, `reading` decides. */
export function engineDeclarations(reading: 'pages' | 'sdk' = 'pages'): ReadCrate {
  return readCrate({ files: contractSources(), hasFeature: reading === 'sdk' })
}

let known: Declarations | undefined

/** Cached. */
export function siteDeclarations(): Declarations {
  known ??= turboDeclarations(engineDeclarations())
  return known
}
