import type { CodeSegment, SegmentKind } from './codeSegments'

const PARTS =
  /(#.*)|("(?:\\.|[^"\\])*"?|'[^']*'?)|(^\s*\[\[?[^\]\n]*\]?\]?)|([\w-]+(?=\s*(?:\.[\w-]+\s*)*=))|(\b(?:true|false)\b|[+-]?\d[\d_.:eE+-]*)|[^\s#"'[\w+-]+|\s+|./g
const KINDS: readonly SegmentKind[] = ['c', 's', 't', 'f', 'n']

/** The colors are those of static code. */
export function tomlSegments(text: string): CodeSegment[][] {
  return text.split('\n').map((line) =>
    Array.from(line.matchAll(PARTS), ([all, ...groups]): CodeSegment => {
      const kind = KINDS[groups.findIndex((group) => group !== undefined)]
      return [kind ?? '', all]
    }),
  )
}
