/** What a selector can match of an element by itself. */
export type PageElement = { tag: string; classes: ReadonlySet<string>; attributes: ReadonlyMap<string, string> }

/** A tag or text in built HTML. */
type HtmlPart = { start: number; end: number } & (
  { kind: 'text' } | { kind: 'close' } | { kind: 'open'; source: string; isEmpty: boolean }
)

const PIECE = /<(\/?)[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|<!--[^]*?-->|[^<]+/gi
const ATTRIBUTE = /\s([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const EMPTY = /^<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/i

/** The tags and texts of built HTML, in order. */
export function* partsOfHtml(html: string, from = 0): Generator<HtmlPart> {
  PIECE.lastIndex = 0
  for (const match of html.slice(from).matchAll(PIECE)) {
    const [source, close] = match
    const place = { start: from + match.index, end: from + match.index + source.length }
    if (close === '/') yield { kind: 'close', ...place }
    else if (close === '') yield { kind: 'open', source, isEmpty: EMPTY.test(source), ...place }
    else if (!source.startsWith('<')) yield { kind: 'text', ...place }
  }
}

export function elementsOf(html: string): PageElement[] {
  const sources = [...partsOfHtml(html)].flatMap((piece) => (piece.kind === 'open' ? piece.source : []))
  return [...new Set(sources)].map(elementOf)
}

export function elementOf(source: string): PageElement {
  const [, tag = ''] = /^<([^\s/>]+)/.exec(source) ?? []
  const attributes = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/))
  return { tag: tag.toLowerCase(), classes, attributes }
}
