import { Diagnostics } from '../diagnostics/diagnostic'
import { tokenize } from '../tokens/tokenize'

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** A text with the delimiters closed that are still open in it, and a place of it there: what is unfinished can be read. */
export function balanced(text: string, offset: number): { text: string; offset: number } {
  const open: string[] = []
  let [closed, copied, moved] = ['', 0, offset]
  const close = (place: number, count: number) => {
    const missing = open
      .splice(open.length - count)
      .reverse()
      .join('')
    closed += text.slice(copied, place) + missing
    copied = place
    if (place < offset) moved += missing.length
  }
  for (const { kind, text: sign, start } of tokenize(text, new Diagnostics())) {
    if (kind === 'open') open.push(CLOSING[sign]!)
    if (kind !== 'close') continue
    const at = open.lastIndexOf(sign)
    // One that nothing has opened stays a fault
    if (at < 0) continue
    close(start, open.length - 1 - at)
    open.pop()
  }
  close(text.length, open.length)
  return { text: closed, offset: moved }
}
