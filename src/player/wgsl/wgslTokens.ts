/** A token of WGSL; comments are tokens, too. */
export type WgslToken = {
  kind: 'comment' | 'attribute' | 'number' | 'word' | 'sign'
  text: string
  start: number
  end: number
}

const ATTRIBUTE = /@\s*[A-Za-z]\w*(?:\s*\([^)]*\))?/.source
const NUMBER = /0[xX][\da-fA-F]*\.?[\da-fA-F]*(?:[pP][+-]?\d+)?[fhiu]?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fhiu]?/
  .source
const WORD = /[\p{XID_Start}_]\p{XID_Continue}*/u.source
const SIGN = /->|&&|\|\||[-+*/%&|^<>=!]=|\+\+|--|\S/.source

const TOKEN = new RegExp(`\\s+|(//.*)|(${ATTRIBUTE})|(${NUMBER})|(${WORD})|(${SIGN})`, 'uy')
const KINDS = ['comment', 'attribute', 'number', 'word', 'sign'] as const

/** The text may be invalid. Unclosed comments end with the text. */
export function wgslTokens(text: string): WgslToken[] {
  const tokens: WgslToken[] = []
  let at = 0
  while (at < text.length) {
    const start = at
    if (text.startsWith('/*', at)) {
      at = commentEnd(text, at)
      tokens.push({ kind: 'comment', text: text.slice(start, at), start, end: at })
      continue
    }
    TOKEN.lastIndex = at
    const [all, ...groups] = TOKEN.exec(text)!
    at += all.length
    const kind = KINDS[groups.findIndex((group) => group !== undefined)]
    if (kind) tokens.push({ kind, text: all, start, end: at })
  }
  return tokens
}

/** Block comments nest. */
function commentEnd(text: string, start: number): number {
  const mark = /\/\*|\*\//g
  mark.lastIndex = start
  let depth = 0
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    depth += found[0] === '/*' ? 1 : -1
    if (depth === 0) return mark.lastIndex
  }
  return text.length
}
