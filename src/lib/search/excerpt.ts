export type ExcerptRun = { text: string; isCode: boolean }

/** A paragraph, list item or code block of an excerpt. */
export type ExcerptBlock = { tag: 'p' | 'li' | 'pre'; runs: ExcerptRun[] }

/** The blocks as HTML without attributes, with text escaped. */
export function excerptHtml(blocks: ExcerptBlock[]): string {
  return blocks
    .map(({ tag, runs }) => {
      const content = runs.map(({ text, isCode }) => (isCode ? `<code>${escaped(text)}</code>` : escaped(text)))
      return `<${tag}>${content.join('')}</${tag}>`
    })
    .join('')
}

/** Any other tag is text. */
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

/** Cuts text between words, with an ellipsis; a table row is omitted rather than cut, unless it is the first. */
export function shortExcerpt(blocks: ExcerptBlock[], maxLength: number): ExcerptBlock[] {
  const short: ExcerptBlock[] = []
  let left = maxLength
  for (const block of blocks) {
    const length = lengthOf(block)
    if (length <= left || (isRow(block) && short.length === 0)) {
      short.push(block)
    } else {
      const runs = isRow(block) ? [] : cutBetweenWords(block.runs, left)
      if (runs.length > 0) short.push({ tag: block.tag, runs })
      break
    }
    left -= length
  }
  return short
}

function cutBetweenWords(runs: ExcerptRun[], length: number): ExcerptRun[] {
  const kept: ExcerptRun[] = []
  let left = length
  for (const run of runs) {
    if (run.text.length > left) {
      const words = run.text.slice(0, left).replace(/\s*\S*$/, '')
      if (words !== '') kept.push({ ...run, text: `${words}…` })
      else if (kept.length > 0) kept.push({ text: '…', isCode: false })
      break
    }
    kept.push(run)
    left -= run.text.length
  }
  return kept
}

function lengthOf({ runs }: ExcerptBlock): number {
  return runs.reduce((length, { text }) => length + text.length, 0)
}

/** Dots separate the cells of a table row. */
function isRow({ tag, runs }: ExcerptBlock): boolean {
  return tag === 'li' && runs.some(({ text, isCode }) => !isCode && text.includes(' · '))
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
