import type { Token } from './token'

/** A line that tokens stand on: how far it is indented, and its first and last token. */
export type Line = { width: number; first: number; last: number }

/** For each token its line. */
export function linesOf(text: string, tokens: readonly Token[]): Line[] {
  let line: Line = { width: -1, first: -1, last: -1 }
  let before = 0
  return tokens.map(({ start, end, kind }, index) => {
    if (kind === 'end') return { width: -1, first: index, last: index }
    const gap = text.slice(before, start)
    if (index === 0 || gap.includes('\n')) {
      const lineStart = text.lastIndexOf('\n', start - 1) + 1
      line = { width: start - lineStart, first: index, last: index }
    }
    line.last = index
    before = end
    return line
  })
}

/**
 * The first block whose lines end before it is closed: a line stands as far left as the one that opens it, or farther. The
 * end is the token that this line begins with. Blocks that are not indented say nothing.
 */
export function unclosedBlock(
  tokens: readonly Token[],
  lines: readonly Line[],
): { opening: number; end: number } | undefined {
  const open: number[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind } = tokens[index]!
    const opening = open.at(-1)
    const { width, first } = lines[index]!
    if (opening !== undefined && first === index && isBlock(lines, opening)) {
      const outer = lines[opening]!.width
      if (width < outer || (width === outer && kind !== 'close')) return { opening, end: index }
    }
    if (kind === 'open') open.push(index)
    else if (kind === 'close') open.pop()
  }
  return undefined
}

/** The first closing delimiter that stands farther right than the line that its block begins with. */
export function misplacedClosing(tokens: readonly Token[], lines: readonly Line[]): number | undefined {
  const open: number[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { kind } = tokens[index]!
    if (kind === 'open') open.push(index)
    if (kind !== 'close') continue
    const opening = open.pop()
    const { first, width } = lines[index]!
    if (opening !== undefined && first === index && isBlock(lines, opening) && width > lines[opening]!.width)
      return index
  }
  return undefined
}

/** Whether a delimiter ends its line, and the next line is indented farther. */
function isBlock(lines: readonly Line[], opening: number): boolean {
  const { last, width } = lines[opening]!
  return last === opening && lines[opening + 1]!.width > width
}
