import type { CodeToken } from '../code/codeTokens'

/** With the offset where it starts. */
export type Written =
  /** After a dot. */
  | { kind: 'member'; from: number }
  /** After `path::`. */
  | { kind: 'path'; from: number; path: string }
  | { kind: 'name'; from: number }
  /** In a string. */
  | { kind: 'text'; from: number; to: number }

/** Undefined in a comment, a number or a label. */
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

/** Whether a gap between two tokens ends in an unclosed comment. */
function isInComment(gap: string): boolean {
  return /\/\/[^\n]*$/.test(gap) || gap.lastIndexOf('/*') > gap.lastIndexOf('*/')
}

export type Call = {
  /** As documented: `rect!`, `audio::play`; for a method, its bare name. */
  name: string
  isMethod: boolean
  open: number
  /** Index of the argument, from 0. */
  argument: number
  option: string | undefined
  /** Whether an argument starts here. */
  isAtStart: boolean
}

type Open = { index: number; argument: number; option: string | undefined; begins: boolean }

/** Skips tuples and brackets, but not blocks. */
export function callAround(tokens: readonly CodeToken[], offset: number): Call | undefined {
  const before = tokens.filter(({ end }) => end <= offset)
  const around: Open[] = []
  before.forEach(({ text, kind }, index) => {
    const inner = around.at(-1)
    if (kind === 'sign' && '([{'.includes(text)) around.push({ index, argument: 0, option: undefined, begins: true })
    else if (kind === 'sign' && ')]}'.includes(text)) around.pop()
    else if (inner && (text === ',' || text === ';')) {
      Object.assign(inner, { argument: inner.argument + 1, option: undefined, begins: true })
    } else if (inner) {
      if (inner.begins && kind === 'word' && tokens[index + 1]?.text === '=') inner.option = text
      inner.begins = false
    }
  })
  for (const { index, argument, option, begins } of around.reverse()) {
    if (before[index]!.text === '{') return undefined
    const called = calledBefore(before, index)
    if (called) return { ...called, open: before[index]!.start, argument, option, isAtStart: begins }
  }
  return undefined
}

/** A macro with its `!`, a path, or the name of a method. */
function calledBefore(tokens: readonly CodeToken[], open: number): { name: string; isMethod: boolean } | undefined {
  const mark = tokens[open - 1]?.text === '!' ? '!' : ''
  const last = open - 1 - mark.length
  if (tokens[last]?.kind !== 'word' || tokens[last - 1]?.text === 'fn') return undefined
  return { name: pathTo(tokens, last) + mark, isMethod: tokens[last - 1]?.text === '.' }
}

/** Such as `audio::play`. */
function pathTo(tokens: readonly CodeToken[], index: number): string {
  const names = [tokens[index]!.text]
  for (let at = index; tokens[at - 1]?.text === '::' && tokens[at - 2]; at -= 2) names.unshift(tokens[at - 2]!.text)
  return names.join('::')
}
