import type { Code, InlineCode, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { EngineSymbol, SymbolKind } from '../../../src/lib/symbols/engineSymbol'
import type { ReadPage } from '../../../src/markdown/readPage'

/** Kinds that game code names. Fields are read through methods, and commands have their own page. */
const WRITTEN_KINDS: readonly SymbolKind[] = ['macro', 'function', 'method', 'variant', 'constant', 'config key']

export function missingNames({ tree }: Pick<ReadPage, 'tree'>, symbols: readonly EngineSymbol[]): string[] {
  const written = new Set<string>()
  visit(tree as Parent, ['code', 'inlineCode'], (node) => {
    for (const [name] of (node as Code | InlineCode).value.matchAll(/[A-Za-z_][\w-]*/g)) written.add(name)
  })
  return symbols
    .filter(({ kind }) => WRITTEN_KINDS.includes(kind))
    .flatMap(({ name, kind, options }) => {
      const named = kind === 'macro' ? options.filter(({ name }) => !written.has(name)) : []
      const own = /([\w-]+)!?$/.exec(name)?.[1] ?? name
      return [...(written.has(own) ? [] : [name]), ...named.map((option) => `${option.name} of ${name}`)]
    })
}
