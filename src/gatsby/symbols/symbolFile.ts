import fs from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'
import { SymbolTable } from '../../lib/symbols/symbols'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'

/** Where the documented symbols lie for the step from Markdown to components, which cannot ask GraphQL. */
export const SYMBOL_FILE = path.resolve('.cache/symbols.json')

/** Writes the symbols of all pages, sorted by name, and only when they have changed: whoever depends on the file is made anew. */
export function writeSymbolFile(symbols: readonly EngineSymbol[], file = SYMBOL_FILE) {
  const sorted = [...symbols].sort((a, b) => (a.name < b.name ? -1 : 1))
  const content = JSON.stringify(sorted)
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

let read: { writtenAtMs: number; table: SymbolTable } | undefined

/** All documented symbols, read again only when the file has been written. */
export function symbolTable(): SymbolTable {
  const { mtimeMs: writtenAtMs } = fs.statSync(SYMBOL_FILE)
  if (read?.writtenAtMs !== writtenAtMs) {
    read = { writtenAtMs, table: new SymbolTable(JSON.parse(fs.readFileSync(SYMBOL_FILE, 'utf8')) as EngineSymbol[]) }
  }
  return read.table
}

/**
 * Tells webpack that the modules of pages depend on the symbols of all pages: a cache, however warm, never keeps a link to
 * where a symbol was explained before.
 */
export class SymbolDependencyPlugin {
  constructor(private readonly file = SYMBOL_FILE) {}

  apply(compiler: Compiler) {
    const { NormalModule } = compiler.webpack
    compiler.hooks.compilation.tap('SymbolDependencyPlugin', (compilation) => {
      NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap('SymbolDependencyPlugin', (module) => {
        if (/\.mdx(\?|$)/.test(module.resource)) module.buildInfo?.fileDependencies?.add(this.file)
      })
    })
  }
}
