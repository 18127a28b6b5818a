import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** One file that names another, or a package; paths are below the folder that was read. */
export type Import = {
  file: string
  /** What is written between the quotes. */
  written: string
  /** The file that it leads to; undefined for a package, or where there is none. */
  target: string | undefined
}

const ENDINGS = ['', '.ts', '.tsx', '.css']

/**
 * Every import of every source file below a folder, tests left out: with names and without, of types, on demand,
 * exported again, of workers, and between style sheets.
 */
export function importsBelow(root: string): Import[] {
  const files = sourcesBelow(root)
  const known = new Set(files)
  return files.flatMap((file) =>
    writtenImports(file, fs.readFileSync(path.join(root, file), 'utf8')).map((written) => ({
      file,
      written,
      target: written.startsWith('.') ? targetOf(path.posix.join(path.posix.dirname(file), written), known) : undefined,
    })),
  )
}

/** The source files below a folder that reach the site: neither tests nor declarations. */
export function sourcesBelow(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
}

/** What a file imports, as it is written there. */
export function writtenImports(file: string, source: string): string[] {
  if (file.endsWith('.css')) {
    return [...source.matchAll(/@import\s+(?:url\()?\s*['"]([^'"]+)['"]|\bfrom\s+['"]([^'"]+)['"]/g)].map(
      ([, sheet, composed]) => sheet ?? composed!,
    )
  }
  const { importedFiles } = ts.preProcessFile(source)
  const workers = [...source.matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url\)/g)].map(([, address]) => address!)
  return [...importedFiles.map(({ fileName }) => fileName), ...workers]
}

/** The folders whose files import each other in a cycle, each cycle in one row. Inside a folder, files may do so. */
export function cyclesBetween(folderOf: (file: string) => string, imports: readonly Import[]): string[] {
  const targets = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    if (target === undefined) continue
    const [from, to] = [folderOf(file), folderOf(target)]
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  const cycles: string[] = []
  const done = new Set<string>()
  const follow = (folder: string, path: readonly string[]) => {
    const start = path.indexOf(folder)
    if (start !== -1) cycles.push([...path.slice(start), folder].join(' → '))
    if (start !== -1 || done.has(folder)) return
    for (const target of targets.get(folder) ?? []) follow(target, [...path, folder])
    done.add(folder)
  }
  for (const folder of targets.keys()) follow(folder, [])
  return cycles
}

function targetOf(wanted: string, known: ReadonlySet<string>): string | undefined {
  return ENDINGS.map((ending) => wanted + ending).find((file) => known.has(file))
}
