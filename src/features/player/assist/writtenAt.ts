import type { CodeToken } from '../codeTokens'
import { pathTo } from './callAround'

/** What is being written at a place, and where it begins. */
export type Written =
  /** Behind a dot. */
  | { kind: 'member'; from: number }
  /** Behind `path::`. */
  | { kind: 'path'; from: number; path: string }
  | { kind: 'name'; from: number }
  /** In a text. */
  | { kind: 'text'; from: number; to: number }

/** What is being written at a place; undefined in a comment, a number or a label. */
export function writtenAt(text: string, tokens: readonly CodeToken[], offset: number): Written | undefined {
  const at = tokens.findIndex(({ start, end }) => start < offset && offset <= end)
  const token = tokens[at]
  if (token?.kind === 'text') {
    const isIn = offset < token.end || !/["']$/.test(token.text) || token.text.length < 2
    return isIn && token.text.startsWith('"') ? { kind: 'text', from: token.start + 1, to: token.end - 1 } : undefined
  }
  if (token && (token.kind === 'number' || token.kind === 'label')) return undefined
  const isWord = token?.kind === 'word' || token?.kind === 'keyword'
  const last = isWord ? at - 1 : lastBefore(tokens, offset)
  if (!isWord && isInComment(text.slice(tokens[last]?.end ?? 0, offset))) return undefined
  const from = isWord ? token.start : offset
  const before = tokens[last]
  if (before?.text === '.') return { kind: 'member', from }
  if (before?.text === '::' && tokens[last - 1]) return { kind: 'path', from, path: pathTo(tokens, last - 1) }
  return { kind: 'name', from }
}

function lastBefore(tokens: readonly CodeToken[], offset: number): number {
  const next = tokens.findIndex(({ end }) => end > offset)
  return (next < 0 ? tokens.length : next) - 1
}

/** Whether a gap between two tokens ends in a comment that is not closed. */
function isInComment(gap: string): boolean {
  return /\/\/[^\n]*$/.test(gap) || gap.lastIndexOf('/*') > gap.lastIndexOf('*/')
}
