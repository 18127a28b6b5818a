import type { CodeLine } from '../fences/fenceLines'
import { highlightedLines, type CodeToken, type SymbolMark } from './highlight'

/** A span per line and token, and a link per documented symbol. The author's text is escaped. */
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

export function highlightedHtml(code: string, language: string): string {
  return highlightedLines(code, language)
    .map((tokens) => lineHtml(tokens))
    .join('\n')
}

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

/** In order and without overlaps. */
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

/** Adjacent tokens of one symbol share a link. */
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
