import type { CodeLine } from '../fences/fenceLines'
import { highlightedLines } from './highlight'
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

/** Code colored as in a code block, without its lines, notes and links. */
export function highlightedHtml(code: string, language: string): string {
  return highlightedLines(code, language)
    .map((tokens) => lineHtml(tokens))
    .join('\n')
}

/** The HTML of one line, with a box around each of the words. */
export function lineHtml(tokens: CodeToken[], words: string[] = []): string {
  const text = tokens.map((token) => token.text).join('')
  const boxes = wordRanges(text, words)
  let position = 0
  let html = ''
  for (const [start, end] of [...boxes, [text.length, text.length] as const]) {
    html += segmentsHtml(tokens, position, start)
    if (end > start) html += `<span class="w">${segmentsHtml(tokens, start, end)}</span>`
    position = end
  }
  return html
}

/** Where the words stand in a line, in order and without overlaps. */
function wordRanges(text: string, words: string[]): (readonly [number, number])[] {
  const ranges = words.flatMap((word) => {
    const found: (readonly [number, number])[] = []
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      found.push([at, at + word.length])
    }
    return found
  })
  return ranges.sort(([a], [b]) => a - b).filter(([start], index, all) => index === 0 || start >= all[index - 1]![1])
}

/** The colored pieces of a line between two positions; neighbors that name the same symbol share one link. */
function segmentsHtml(tokens: CodeToken[], from: number, to: number): string {
  let position = 0
  const pieces = tokens.flatMap(({ text, kind, symbol }) => {
    const piece = text.slice(Math.max(from - position, 0), Math.max(to - position, 0))
    position += text.length
    if (piece === '') return []
    return [{ html: kind ? `<span class="${kind}">${escaped(piece)}</span>` : escaped(piece), symbol }]
  })
  return pieces
    .map(({ html, symbol }, index) => {
      const opens = symbol && symbol !== pieces[index - 1]?.symbol
      const closes = symbol && symbol !== pieces[index + 1]?.symbol
      return `${opens ? symbolLink(symbol) : ''}${html}${closes ? '</a>' : ''}`
    })
    .join('')
}

function symbolLink({ name, option, href, isInTabOrder }: SymbolMark): string {
  const optionAttribute = option === undefined ? '' : ` data-option="${escaped(option)}"`
  const tabOrder = isInTabOrder ? '' : ' tabindex="-1"'
  return `<a data-symbol="${escaped(name)}"${optionAttribute} href="${escaped(href)}"${tabOrder}>`
}

/** Text as HTML, in elements and in attributes. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
