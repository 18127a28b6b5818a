import type { Call, DrawCall, Sprites } from 'engine'
import { FONT_NAMES, isFontName } from 'engine/draw'
import type { Diagnostic } from 'rust'
import { similarName } from 'rust/editor'
import type { Span } from 'rust/machine'

/** Unknown names, invisible drawing. */
export function hintsIn(
  { calls, places }: { calls: readonly Call[]; places: readonly (Span | undefined)[] },
  text: string,
  sprites: Sprites,
): Diagnostic[] {
  return calls.flatMap((call, index) => {
    const at = places[index]
    switch (call.op) {
      case 'sprite!':
      case 'nine_slice!':
        return [...nameHint(call.options.name, at, text, sprites), ...colorHints(call, at, text)]
      case 'text!':
      case 'text_box!':
        return [...fontHint(call.options.font, at, text), ...colorHints(call, at, text)]
      case 'rect!':
      case 'circ!':
      case 'ellipse!':
      case 'path!':
      case 'clear':
        return colorHints(call, at, text)
      default:
        return []
    }
  })
}

function nameHint(name: string, at: Span | undefined, text: string, sprites: Sprites): Diagnostic[] {
  if (name === '' || sprites.has(name)) return []
  const message = `no sprite is named \`${name}\`, so nothing is drawn`
  return [unknownName(name, similarName(name, sprites.keys()), message, at, text)]
}

function fontHint(name: string, at: Span | undefined, text: string): Diagnostic[] {
  if (isFontName(name)) return []
  const message = `no font is named \`${name}\`, so the default one is drawn`
  return [unknownName(name, similarName(name, FONT_NAMES), message, at, text)]
}

function unknownName(
  name: string,
  similar: string | undefined,
  message: string,
  at: Span | undefined,
  text: string,
): Diagnostic {
  const span = placeOf(`"${name}"`, at, text) ?? at ?? { start: 0, end: 0 }
  if (similar === undefined) return { span, message }
  const isWritten = text.slice(span.start, span.end) === `"${name}"`
  return {
    span,
    message,
    help: `did you mean \`${similar}\`?`,
    ...(isWritten && { fix: { span, text: `"${similar}"` } }),
  }
}

/** Colors with six digits, as in other languages. */
function colorHints({ options }: DrawCall, at: Span | undefined, text: string): Diagnostic[] {
  return ['color', 'border_color', 'background_color'].flatMap((option) => {
    const color = (options as Record<string, unknown>)[option]
    if (typeof color !== 'number' || color === 0 || color > 0xffffff) return []
    const digits = color.toString(16).padStart(6, '0')
    const span = placeOf(`0x${digits}`, at, text)
    if (!span) return []
    const written = text.slice(span.start, span.end)
    const message = `\`${written}\` has six digits, but a color has eight: 0xRRGGBBAA`
    const help = `write \`${written}ff\`; the last two digits are its opacity`
    return [{ span, message, help, fix: { span, text: `${written}ff` } }]
  })
}

/** Inside a call, otherwise the first occurrence in the text. */
function placeOf(written: string, at: Span | undefined, text: string): Span | undefined {
  const word = new RegExp(`${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'i')
  const inCall = at && word.exec(text.slice(at.start, at.end))
  const found = inCall ?? word.exec(text)
  if (!found) return undefined
  const start = found.index + (inCall ? at!.start : 0)
  return { start, end: start + found[0].length }
}
