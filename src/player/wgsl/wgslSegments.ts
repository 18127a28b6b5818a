import type { CodeSegment, SegmentKind } from '../code/codeSegments'
import { wgslTokens, type WgslToken } from './wgslTokens'

const KEYWORD =
  /^(var|let|const|fn|struct|return|if|else|for|while|loop|break|continue|continuing|switch|case|default|discard|override|alias|enable|uniform|storage|private|workgroup|function|true|false)$/
const TYPE = /^(vec[234][fiu]?|mat[234]x[234][fh]?|f32|f16|i32|u32|bool|array|atomic|ptr|sampler|texture_2d|[A-Z]\w*)$/
const KINDS: Partial<Record<WgslToken['kind'], SegmentKind>> = { comment: 'c', attribute: 'a', number: 'n' }

/** The colors are those of static code. */
export function wgslSegments(text: string): CodeSegment[][] {
  const lines: CodeSegment[][] = [[]]
  let at = 0
  const add = (kind: SegmentKind, end: number) => {
    const [first = '', ...rest] = text.slice(at, end).split('\n')
    at = end
    addSegment(lines.at(-1)!, kind, first)
    for (const part of rest) lines.push(part === '' ? [] : [[kind, part]])
  }
  const tokens = wgslTokens(text)
  tokens.forEach((token, index) => {
    add('', token.start)
    add(token.kind === 'word' ? kindOfWord(token, tokens[index + 1]) : (KINDS[token.kind] ?? ''), token.end)
  })
  add('', text.length)
  return lines
}

function kindOfWord({ text }: WgslToken, next: WgslToken | undefined): SegmentKind {
  if (KEYWORD.test(text)) return 'k'
  if (TYPE.test(text)) return 't'
  return next?.text === '(' ? 'f' : ''
}

function addSegment(line: CodeSegment[], kind: SegmentKind, text: string) {
  const last = line.at(-1)
  if (text === '') return
  if (last && last[0] === kind) line[line.length - 1] = [kind, last[1] + text]
  else line.push([kind, text])
}
