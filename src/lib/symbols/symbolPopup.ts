import { symbolAddress, type SymbolOption } from './symbols'
import type { EngineSymbol, SymbolKind } from './engineSymbol'
import type { SmallPicture } from './engineExample'

export type PopupOption = {
  name: string
  type: string
  default: string
  description: string
  signatureHtml: string
}

type Highlighter = (code: string, language: string) => string

export type PopupEntry = {
  kind: SymbolKind
  signatureHtml: string
  summary: string
  options?: PopupOption[]
  picture?: SmallPicture
  href: string
}

export type PopupEntries = Record<string, PopupEntry>

/** Includes pictures and highlighted code, because the browser has no highlighter. */
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

/** Keys of turbo.toml are written with Rust types. */
function languageOf(kind: SymbolKind): string {
  if (kind === 'config table') return 'toml'
  if (kind === 'command' || kind === 'flag') return 'bash'
  return kind === 'key' ? 'text' : 'rust'
}

/** `name!( … )` without a comment or block, which would need its lines. */
function isPlainCall(signature: string): boolean {
  return /^[\w:]+!\([^{}]*\)$/.test(signature) && !signature.includes('//')
}

/** The popup lists the options separately. */
function onOneLine(call: string): string {
  return call
    .replace(/\s*\n\s*/g, ' ')
    .replace('( ', '(')
    .replace(/,? \)$/, ')')
}
