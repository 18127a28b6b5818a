import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** An import, with paths relative to the analyzed folder. */
export type Import = {
  file: string
  /** The specifier. */
  written: string
  /** Undefined for packages or missing files. */
  target: string | undefined
}

const EXTENSIONS = ['', '.ts', '.tsx', '.css']

/**
 * Static, type and dynamic imports, re-exports, workers, style sheets of all source files below a folder, without
 * tests.
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

/** Excludes tests and declarations. */
export function sourcesBelow(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
}

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
  return EXTENSIONS.map((extension) => wanted + extension).find((file) => known.has(file))
}
