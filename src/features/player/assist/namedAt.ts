import { codeTokens } from '../codeTokens'
import { callAround, pathTo } from './callAround'

/** What the word at a place names, and from where to where it stands. */
export type Named = {
  start: number
  end: number
  word: string
  /** What it may be documented as, the best first: `turbo::go!`, `go!`. */
  names: readonly string[]
  /** The option of that symbol which it names. */
  option?: string
  /** Only its type says what it is. */
  isMember: boolean
}

/** What the word at a place names; undefined where there is none. */
export function namedAt(text: string, offset: number): Named | undefined {
  const tokens = codeTokens(text)
  const at = tokens.findIndex(({ kind, start, end }) => kind === 'word' && start <= offset && offset < end)
  const token = tokens[at]
  if (!token) return undefined
  const { start, end, text: word } = token
  const isMacro = tokens[at + 1]?.text === '!' && tokens[at + 1]!.start === end && tokens[at + 2]?.text !== '='
  const call = callAround(tokens, start)
  const place = { start, end, word, isMember: tokens[at - 1]?.text === '.' }
  if (call?.isAtStart && tokens[at + 1]?.text === '=') return { ...place, names: [call.name], option: word }
  const mark = isMacro ? '!' : ''
  return { ...place, names: place.isMember ? [] : [...new Set([pathTo(tokens, at) + mark, word + mark])] }
}
