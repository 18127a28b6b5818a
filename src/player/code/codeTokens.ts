import { blockCommentEnd, KEYWORDS } from 'rust'

/** A token, as needed for colors and numbers. An operator is one token. */
export type CodeToken = {
  kind: 'text' | 'label' | 'number' | 'word' | 'keyword' | 'sign'
  text: string
  start: number
  end: number
}

const GAP = /\s|\/\/.*/.source
const TEXT = /b?r(?<marks>#*)"[^]*?(?:"\k<marks>|$)|b?"(?:\\[^]|[^\\"])*(?:"|$)/.source
const LABEL = /'[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(?![\w\u0080-\uffff'])/.source
const CHARACTER = /b?'(?:\\[^]|[^\\'\n])*'|'/.source
const NUMBER = /0[xob]\w*|\d[\d_]*(?:\.(?![.A-Za-z_\u0080-\uffff])[\d_]*)?(?:[eE][+-]?_*(?=\d)[\d_]+)?(?:[A-Za-z_]\w*)?/
  .source
const WORD = /(?:r#)?[\p{XID_Start}_]\p{XID_Continue}*/u.source
const SIGN = /(?:<<|>>|\.\.)=|\.{2,3}|::|[-=]>|[-+*/%^&|=!<>]=|&&|\|\||<<|>>|[-+*/%^!&|=<>@.,;:#$?~()[\]{}]/.source

const TOKEN = new RegExp(`(?:${GAP})+|(${LABEL})|(${TEXT}|${CHARACTER})|(${NUMBER})|(${WORD})|(${SIGN})|[^]`, 'uy')
/** The groups of the pattern; undefined is the delimiter of a raw string. */
const KINDS = ['label', 'text', undefined, 'number', 'word', 'sign'] as const
const INDEX = /\d+/y

/**
 * Omits comments. The compiler's tokenizer also produces values and errors, which would add a third to the editor's
 * size; both agree on valid text.
 */
export function codeTokens(text: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let at = 0
  while (at < text.length) {
    if (text.startsWith('/*', at)) {
      const end = blockCommentEnd(text, at)
      if (end < 0) break
      at = end
      continue
    }
    const start = at
    // In `t.0.1` no part is a float
    const isIndex = tokens.at(-1)?.text === '.' && /\d/.test(text[at]!)
    const pattern = isIndex ? INDEX : TOKEN
    pattern.lastIndex = at
    const [all, ...groups] = pattern.exec(text)!
    at += all.length
    const kind = isIndex ? 'number' : KINDS[groups.findIndex((group) => group !== undefined)]
    if (kind) tokens.push({ kind: kind === 'word' && KEYWORDS.has(all) ? 'keyword' : kind, text: all, start, end: at })
  }
  return tokens
}
