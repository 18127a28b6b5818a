import { type Diagnostic, insertion, type Fix } from '../diagnostics/diagnostic'
import { lineEnd, type Token } from './token'

/** Maximum number of multi-line strings to test. */
const MAX_TESTED = 8

/** Whether a text can be tokenized and every string ends on its line. */
type IsTidy = (text: string) => boolean

/**
 * Diagnoses an unclosed string. Usually an earlier string lacks its end, which swaps text and code: the first one that
 * makes the rest valid when closed.
 */
export function unclosedString(text: string, tokens: readonly Token[], last: number, isTidy: IsTidy): Diagnostic {
  const long = tokens.filter(({ kind, text }) => kind === 'str' && text[0] === '"' && text.includes('\n'))
  const start = [...long.map((token) => token.start), last]
    .slice(0, MAX_TESTED)
    .find((start) => isTidy(text.slice(lineEnd(text, start))))
  const quote = start ?? last
  const fix = closed(text, quote, isTidy)
  return {
    span: { start: quote, end: quote + 1 },
    message: 'unterminated double quote string',
    help: 'close it with `"` in this line',
    code: 'E0765',
    ...(fix && { fix }),
  }
}

/** Where the closing quote belongs: before a macro option or the line's trailing punctuation. */
function closed(text: string, quote: number, isTidy: IsTidy): Fix | undefined {
  const end = lineEnd(text, quote)
  const [content = ''] = /^(?:(?!\s*[,;]\s*\w+\s*=[^=])(?!\s*[;,)\]}]*\s*$).)*/.exec(text.slice(quote + 1, end)) ?? []
  const template = templateIn(content)
  const at = quote + 1 + (template ?? content).length
  const isOpen = /\{.*,|\\$/.test(template ?? content) || !isTidy(`${text.slice(quote, at)}"${text.slice(at)}`)
  return isOpen ? undefined : insertion(at, '"')
}

/** The string of a format call, if as many values follow as it has placeholders. */
function templateIn(content: string): string | undefined {
  const holes = content.match(/\{(:[^{}]*)?\}/g)?.length ?? 0
  const parts = content.split(',')
  const values = parts.slice(parts.length - holes)
  const areValues = holes > 0 && holes < parts.length && values.every((value) => /^\s*[\w&*(-][^{}]*$/.test(value))
  return areValues ? parts.slice(0, -holes).join(',') : undefined
}
