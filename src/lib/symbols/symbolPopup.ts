import { symbolAddress } from './symbols'
import type { EngineSymbol, SymbolKind } from './engineSymbol'
import type { SmallPicture } from './engineExample'
import type { SymbolOption } from './symbols'

/** An option as the popup lists it. */
export type PopupOption = {
  name: string
  type: string
  default: string
  description: string
  /** The option as a declaration, as colored HTML. */
  signatureHtml: string
}

/** Colors code of a language, as HTML. */
type Highlighter = (code: string, language: string) => string

/** What a popup says about one symbol. */
export type PopupEntry = {
  kind: SymbolKind
  /** The declaration as colored HTML. */
  signatureHtml: string
  summary: string
  options?: PopupOption[]
  /** What an example draws with it. */
  picture?: SmallPicture
  href: string
}

/** The file of all popups: entries by symbol name. */
export type PopupEntries = Record<string, PopupEntry>

/**
 * The entries of the popups, without what no popup shows, with the pictures of their symbols. Their code is colored here: the
 * browser has no highlighter.
 */
export function popupEntriesOf(
  symbols: readonly EngineSymbol[],
  highlighted: Highlighter,
  pictures: ReadonlyMap<string, SmallPicture>,
): PopupEntries {
  return Object.fromEntries(
    symbols.map((symbol) => {
      const { name, kind, summary } = symbol
      const signature = isPlainCall(symbol.signature) ? onOneLine(symbol.signature) : symbol.signature
      const signatureHtml = highlighted(signature, languageOf(kind))
      const options = symbol.options.map((option) => ({
        name: option.name,
        type: option.type,
        default: option.default ?? (option.required ? 'required' : ''),
        description: option.description,
        signatureHtml: highlighted(optionSignature(option), 'rust'),
      }))
      const picture = pictures.get(name)
      const entry: PopupEntry = {
        kind,
        signatureHtml,
        summary,
        ...(options.length > 0 && { options }),
        ...(picture && { picture }),
        href: symbolAddress(symbol),
      }
      return [name, entry]
    }),
  )
}

function optionSignature({ name, type, default: fallback }: SymbolOption): string {
  return `${name}: ${type}${fallback === null ? '' : ` = ${fallback}`}`
}

/** The language in which a symbol is declared. A key of turbo.toml is written with its type, as Rust does it. */
function languageOf(kind: SymbolKind): string {
  if (kind === 'config table') return 'toml'
  if (kind === 'command' || kind === 'flag') return 'bash'
  return kind === 'key' ? 'text' : 'rust'
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
