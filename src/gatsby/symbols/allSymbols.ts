import fs from 'node:fs'
import path from 'node:path'
import type { EngineSymbol } from '../../lib/symbols/symbols'
import { contentFault, readPageSource } from '../../markdown/pageSource'
import { readSymbols } from '../../markdown/symbols/readSymbols'

let cached: { stamp: string; symbols: EngineSymbol[] } | undefined

/** All symbols of a content folder, read again only when a file has changed. Broken pages are told elsewhere and left out here. */
export function symbolsOfFolder(folder = path.resolve('content')): EngineSymbol[] {
  const files = fs
    .readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
  const stamp = files.map((file) => `${file}:${fs.statSync(path.join(folder, file)).mtimeMs}`).join('\n')
  if (cached?.stamp !== `${folder}\n${stamp}`) {
    const symbols = files.flatMap((file) => symbolsOfFile(file, fs.readFileSync(path.join(folder, file), 'utf8')))
    cached = { stamp: `${folder}\n${stamp}`, symbols }
  }
  return cached.symbols
}

function symbolsOfFile(filePath: string, source: string): EngineSymbol[] {
  try {
    return readSymbols(filePath, readPageSource(filePath, source).tree).symbols
  } catch {
    return []
  }
}

/** Symbols that two pages declare. */
export function duplicateSymbolFaults(symbols: readonly { name: string; filePath: string; line: number }[]): string[] {
  const owners = new Map<string, string>()
  return symbols.flatMap(({ name, filePath, line }) => {
    const owner = owners.get(name)
    owners.set(name, owner ?? filePath)
    if (owner === undefined) return []
    return [contentFault(filePath, line, `the symbol ${name} is already declared in content/${owner}`, 'keep one')]
  })
}
