import { symbolAddress } from './symbols'
import type { EngineSymbol, SymbolKind } from './symbols'

/** An option as the popup lists it. */
export type PopupOption = { name: string; type: string; default: string; description: string }

/** What a popup says about one symbol. */
export type PopupEntry = {
  kind: SymbolKind
  signature: string
  summary: string
  options?: PopupOption[]
  href: string
}

/** The file of all popups: entries by symbol name. */
export type PopupEntries = Record<string, PopupEntry>

/** The entries of the popups, without what no popup shows. */
export function popupEntriesOf(symbols: readonly EngineSymbol[]): PopupEntries {
  return Object.fromEntries(
    symbols.map((symbol) => {
      const { name, kind, summary } = symbol
      const signature = isPlainCall(symbol.signature) ? onOneLine(symbol.signature) : symbol.signature
      const options = symbol.options.map((option) => ({
        name: option.name,
        type: option.type,
        default: option.default ?? (option.required ? 'required' : ''),
        description: option.description,
      }))
      const entry: PopupEntry = { kind, signature, summary, href: symbolAddress(symbol) }
      return [name, options.length > 0 ? { ...entry, options } : entry]
    }),
  )
}

/** Whether a signature is nothing but `name!( … )`. A comment or a block inside keeps its lines, or it would swallow the rest. */
function isPlainCall(signature: string): boolean {
  return /^[\w:]+!\([^{}]*\)$/.test(signature) && !signature.includes('//')
}

/** A call with its options behind one another; the popup lists them below each other anyway. */
function onOneLine(call: string): string {
  return call
    .replace(/\s*\n\s*/g, ' ')
    .replace('( ', '(')
    .replace(/,? \)$/, ')')
}
