import type { LineError } from '../../../src/markdown/contentError'
import type { Fence } from '../../../src/markdown/fences/fence'

/** Omitted lines. */
const GAP = '...'

type Shown = Pick<Fence, 'language' | 'line' | 'shown'>

/** Whether a fence shows compiler output of the Rust above. */
export function isCompilerOutput({ language, shown }: Shown): boolean {
  return language === 'text' && /^error\b/.test(shown[0]?.text ?? '')
}

/** Lines that the compiler does not print, or not at this position. */
export function outputErrors({ line, shown }: Shown, rendered: string): LineError[] {
  const reported = rendered.split('\n').map((text) => text.trimEnd())
  let next = 0
  let isFree = true
  for (const { text, line: at } of shown) {
    if (text.trim() === GAP) {
      isFree = true
      continue
    }
    const place = reported.indexOf(text.trimEnd(), next)
    if (place < 0 || (!isFree && place > next)) {
      const said = reported.slice(next).find((other) => other !== '') ?? 'nothing'
      return [{ line: at ?? line, problem: `the compiler does not say "${text}"`, remedy: `it says: ${said}` }]
    }
    next = place + 1
    isFree = false
  }
  return []
}
