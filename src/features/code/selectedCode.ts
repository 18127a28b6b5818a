import { isRemovedLine } from '../../dom/codeLine'
import type { CodeSpot, WishedCaret } from '../../dom/wishedCaret'

/**
 * What is selected of the lines of a code block that stay: removed ones are not counted, and from one of them the next line
 * follows. Undefined where the selection is not in it.
 */
export function selectedCode(code: Element, selection: Selection | null): WishedCaret | undefined {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  if (!code.contains(anchorNode ?? null) || !code.contains(focusNode ?? null)) return undefined
  return { anchor: spotOf(code, anchorNode!, anchorOffset), head: spotOf(code, focusNode!, focusOffset) }
}

function spotOf(code: Element, node: Node, offset: number): CodeSpot {
  const range = document.createRange()
  range.setStart(code, 0)
  range.setEnd(node, offset)
  const before = range.cloneContents()
  const lines = [...before.querySelectorAll<HTMLElement>('.l')]
  const last = lines.at(-1)
  const kept = lines.filter((line) => !isRemovedLine(line))
  if (!last || isRemovedLine(last)) return { line: kept.length, column: 0 }
  // The end of a line that has been passed is the beginning of the next one
  const text = last.textContent!
  return text.endsWith('\n') ? { line: kept.length, column: 0 } : { line: kept.length - 1, column: text.length }
}
