import type { Box } from '../../../dom/placeBeside'

/** Where a stretch of one line of a text stands in the code that is painted from it; undefined where it is not painted. */
export function paintedBox(code: Element, text: string, start: number, end = start): Box | undefined {
  const before = text.slice(0, start).split('\n')
  const line = code.children[before.length - 1]
  const column = before.at(-1)!.length
  const from = line && placeIn(line, column)
  const to = line && placeIn(line, column + end - start)
  if (!from || !to) return line?.getBoundingClientRect()
  const range = document.createRange()
  range.setStart(...from)
  range.setEnd(...to)
  return range.getBoundingClientRect()
}

/** A column of a line among its texts. */
function placeIn(line: Element, column: number): [text: Text, offset: number] | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let left = column
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    // The place before a line break alone has no box of its own
    if (left <= node.length && node.data !== '\n') return [node, left]
    left -= node.length
  }
  return undefined
}
