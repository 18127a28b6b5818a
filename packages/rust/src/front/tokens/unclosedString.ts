import { type Diagnostic, insertion, type Fix } from '../diagnostics/diagnostic'
import type { Token } from './token'

/** As many strings over several lines as are asked whether one of them was meant to end on its first. */
const MOST_ASKED = 8

/** Whether a text can be read, and all its strings end on the lines that they begin on. */
type IsTidy = (text: string) => boolean

/**
 * What is told where the last string of a text has no end: mostly an earlier one lacks it, and what follows is text where
 * it should be program. It is the first that makes the rest of the text tidy if it ends on its line.
 */
export function unclosedString(text: string, tokens: readonly Token[], last: number, isTidy: IsTidy): Diagnostic {
  const long = tokens.filter(({ kind, text }) => kind === 'str' && text[0] === '"' && text.includes('\n'))
  const start = [...long.map((token) => token.start), last]
    .slice(0, MOST_ASKED)
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

/** The closing quote: before an option of a macro, or before the signs that end the line. */
function closed(text: string, quote: number, isTidy: IsTidy): Fix | undefined {
  const end = lineEnd(text, quote)
  const [content = ''] = /^(?:(?!\s*[,;]\s*\w+\s*=[^=])(?!\s*[;,)\]}]*\s*$).)*/.exec(text.slice(quote + 1, end)) ?? []
  const template = templateIn(content)
  const at = quote + 1 + (template ?? content).length
  const isOpen = /\{.*,|\\$/.test(template ?? content) || !isTidy(`${text.slice(quote, at)}"${text.slice(at)}`)
  return isOpen ? undefined : insertion(at, '"')
}

/** Of a format string whose values follow, the string: behind it stand as many values as it has holes. */
function templateIn(content: string): string | undefined {
  const holes = content.match(/\{(:[^{}]*)?\}/g)?.length ?? 0
  const parts = content.split(',')
  const values = parts.slice(parts.length - holes)
  const areValues = holes > 0 && holes < parts.length && values.every((value) => /^\s*[\w&*(-][^{}]*$/.test(value))
  return areValues ? parts.slice(0, -holes).join(',') : undefined
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
