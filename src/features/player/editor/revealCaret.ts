/** How much is seen around the caret, in pixels. */
const ROOM_PX = 20

/** Scrolls the box around a field sideways, and the page down, until the caret can be seen; the painted code tells where it is. */
export function revealCaret(field: HTMLTextAreaElement, code: HTMLElement, scroller: HTMLElement): void {
  if (document.activeElement !== field || field.selectionStart !== field.selectionEnd) return
  const caret = caretBox(field, code)
  if (!caret) return
  const box = scroller.getBoundingClientRect()
  const right = box.left + scroller.clientWidth - ROOM_PX
  const left = box.left + ROOM_PX
  if (caret.left > right) scroller.scrollLeft += caret.left - right
  else if (caret.left < left) scroller.scrollLeft -= left - caret.left
  const below = caret.bottom - window.innerHeight
  if (below > 0) window.scrollBy({ top: below + ROOM_PX, behavior: 'instant' })
}

function caretBox(field: HTMLTextAreaElement, code: HTMLElement): DOMRect | undefined {
  const before = field.value.slice(0, field.selectionStart)
  const line = code.children[before.split('\n').length - 1]
  if (!line) return undefined
  let column = before.length - before.lastIndexOf('\n') - 1
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text
    // The place before the line break has no box of its own
    if (column <= length && node !== line.lastChild) {
      const range = document.createRange()
      range.setStart(node, column)
      range.setEnd(node, column)
      return range.getBoundingClientRect()
    }
    column -= length
  }
  return line.getBoundingClientRect()
}
