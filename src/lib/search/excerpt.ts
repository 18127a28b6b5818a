/** A run of text in an excerpt; code is set apart. */
export type ExcerptRun = { text: string; isCode: boolean }

/** A paragraph, a list item or a code block of an excerpt. */
export type ExcerptBlock = { tag: 'p' | 'li' | 'pre'; runs: ExcerptRun[] }

/** The blocks as HTML without attributes, every character of the text escaped. */
export function excerptHtml(blocks: ExcerptBlock[]): string {
  return blocks
    .map(({ tag, runs }) => {
      const content = runs.map(({ text, isCode }) => (isCode ? `<code>${escaped(text)}</code>` : escaped(text)))
      return `<${tag}>${content.join('')}</${tag}>`
    })
    .join('')
}

/** Reads the blocks back. Only the tags that `excerptHtml` writes are tags; everything else, closed or not, is text. */
export function excerptBlocks(html: string): ExcerptBlock[] {
  const blocks: ExcerptBlock[] = []
  let block: ExcerptBlock | undefined
  let isCode = false
  for (const [piece] of html.matchAll(/<\/?(?:p|li|pre|code)>|[^<]+|</g)) {
    const tag = /^<\/?(p|li|pre|code)>$/.exec(piece)?.[1]
    const isEnd = piece.startsWith('</')
    if (tag === 'code') {
      isCode = !isEnd
    } else if (tag) {
      block = isEnd ? undefined : { tag: tag as ExcerptBlock['tag'], runs: [] }
      isCode = false
      if (block) blocks.push(block)
    } else {
      if (!block) blocks.push((block = { tag: 'p', runs: [] }))
      append(block.runs, { text: unescaped(piece), isCode })
    }
  }
  return blocks
}

/** The first blocks, up to about so many characters; the last run is cut between words and ends in an ellipsis. */
export function shortExcerpt(blocks: ExcerptBlock[], maxLength: number): ExcerptBlock[] {
  const short: ExcerptBlock[] = []
  let left = maxLength
  for (const { tag, runs } of blocks) {
    const kept: ExcerptRun[] = []
    for (const run of runs) {
      if (left <= 0) break
      kept.push(run.text.length <= left ? run : { ...run, text: `${cutBetweenWords(run.text, left)}…` })
      left -= run.text.length
    }
    if (kept.length > 0) short.push({ tag, runs: kept })
    if (left <= 0) break
  }
  return short
}

function cutBetweenWords(text: string, length: number): string {
  const cut = text.slice(0, length)
  return cut.replace(/\s+\S*$/, '') || cut
}

function append(runs: ExcerptRun[], run: ExcerptRun) {
  const last = runs[runs.length - 1]
  if (last && last.isCode === run.isCode) last.text += run.text
  else runs.push(run)
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function unescaped(html: string) {
  return html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
}
