import { isRemovedLine } from '../../dom/shownCode'
import { requestSelection, type CodePosition, type RequestedSelection } from '../../dom/requestedSelection'

export function openCode(event: Event): void {
  const code = codeAt(event)
  const block = code?.closest('article [data-code-block]')
  const edit = block && editButtonOf(block)
  if (!code || !edit) return
  const caret = selectedCode(code, document.getSelection())
  if (caret) requestSelection(block, caret)
  edit.click()
}

/** Without focus, the code that contains the caret. */
function codeAt({ type, target }: Event): Element | null {
  const place = target === document.body ? document.getSelection()?.anchorNode?.parentElement : (target as Element)
  return (type === 'keydown' && place?.closest('a')) || !place ? null : place.closest('pre')
}

/** Belongs to the nearest picture; undefined if there is none or the editor is open. */
function editButtonOf(block: Element): HTMLElement | undefined {
  const place = [...document.querySelectorAll('article [data-code-block]')].indexOf(block)
  const [top, wayTo] = [
    block.getBoundingClientRect().top,
    (it: Element) => Math.abs(it.getBoundingClientRect().top - top),
  ]
  return [
    ...document.querySelectorAll<HTMLElement>(
      `:is([data-program="${place}"], [data-shaders~="${place}"]) > [data-action=edit]:not([aria-expanded])`,
    ),
  ]
    .filter((button) => button.getClientRects().length > 0)
    .sort((one, other) => wayTo(one) - wayTo(other))[0]
}

/** In lines of the program, which exclude removed ones. Undefined if the selection is elsewhere. */
export function selectedCode(code: Element, selection: Selection | null): RequestedSelection | undefined {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  if (!code.contains(anchorNode ?? null) || !code.contains(focusNode ?? null)) return undefined
  return { anchor: spotOf(code, anchorNode!, anchorOffset), head: spotOf(code, focusNode!, focusOffset) }
}

function spotOf(code: Element, node: Node, offset: number): CodePosition {
  const range = document.createRange()
  range.setStart(code, 0)
  range.setEnd(node, offset)
  const before = range.cloneContents()
  const lines = [...before.querySelectorAll<HTMLElement>('.l')]
  const last = lines.at(-1)
  const kept = lines.filter((line) => !isRemovedLine(line))
  if (!last || isRemovedLine(last)) return { line: kept.length, column: 0 }
  // The end of a skipped line is the start of the next
  const text = last.textContent!
  return text.endsWith('\n') ? { line: kept.length, column: 0 } : { line: kept.length - 1, column: text.length }
}
