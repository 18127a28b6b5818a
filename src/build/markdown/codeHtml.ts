import type { CodeLine } from './codeNotes'
import type { CodeToken, SymbolMark } from './highlight'

/**
 * The code as one HTML string: a span for each line with its marks, a span for each colored piece, a link for each
 * documented symbol. Everything written by the author is escaped.
 */
export function codeHtml(lines: CodeLine[], tokens: CodeToken[][]): string {
  const isFocusing = lines.some(({ marks }) => marks.includes('focused'))
  return lines
    .map(({ marks, words }, index) => {
      const shown = isFocusing && !marks.includes('focused') ? [...marks, 'dimmed'] : marks
      const attributes = shown.length > 0 ? ` data-line="${shown.join(' ')}"` : ''
      return `<span class="l"${attributes}>${lineHtml(tokens[index] ?? [], words)}\n</span>`
    })
    .join('')
}

/** The HTML of one line. */
export function lineHtml(tokens: CodeToken[], words: string[] = []): string {
  return tokens
    .map(({ text, kind, symbol }, index) => {
      const inner = boxed(escaped(text), words)
      const colored = kind ? `<span class="${kind}">${inner}</span>` : inner
      const opens = symbol && symbol !== tokens[index - 1]?.symbol
      const closes = symbol && symbol !== tokens[index + 1]?.symbol
      return `${opens ? symbolLink(symbol) : ''}${colored}${closes ? '</a>' : ''}`
    })
    .join('')
}

function symbolLink({ name, option, href, isInTabOrder }: SymbolMark): string {
  const optionAttribute = option === undefined ? '' : ` data-option="${escaped(option)}"`
  const tabOrder = isInTabOrder ? '' : ' tabindex="-1"'
  return `<a data-symbol="${escaped(name)}"${optionAttribute} href="${escaped(href)}"${tabOrder}>`
}

function boxed(html: string, words: string[]): string {
  return words.reduce(
    (text, word) => text.replaceAll(escaped(word), (match) => `<span class="w">${match}</span>`),
    html,
  )
}

/** Text as HTML, in elements and in attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
