import { seenView } from '../figure/seenView'
import { clearBand, ROOM_PX, scrollToSee } from './clearBand'
import { paintedBox } from './paintedBox'

/** The elements of an editor. */
type Parts = {
  field: HTMLTextAreaElement
  /** The painted code under the field: it tells where the caret is. */
  code: HTMLElement
  /** The box around both, which scrolls sideways. */
  scroller: HTMLElement
}

/** Scrolls the box around a field sideways, and the page, until the line of the caret is seen. */
export function revealCaret({ field, code, scroller }: Parts): void {
  if (document.activeElement !== field || field.selectionStart !== field.selectionEnd) return
  const { value, selectionStart } = field
  const line = code.children[value.slice(0, selectionStart).split('\n').length - 1]
  const caret = paintedBox(code, value, selectionStart)
  if (!line || !caret) return
  const box = scroller.getBoundingClientRect()
  const right = box.left + scroller.clientWidth - ROOM_PX
  const left = box.left + ROOM_PX
  if (caret.left > right) scroller.scrollLeft += caret.left - right
  else if (caret.left < left) scroller.scrollLeft -= left - caret.left
  const dock = document.querySelector('figure[data-docked]')?.getBoundingClientRect()
  const top = scrollToSee(line.getBoundingClientRect(), clearBand(seenView(), box, dock))
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' })
}

/** Where the first line begins that is in view; of code that was scrolled away, the line nearest to the view. */
export function firstSeenOffset(code: HTMLElement): number {
  const { top } = seenView()
  const lines = [...code.children]
  const first = lines.findIndex((line) => line.getBoundingClientRect().top >= top)
  return lines.slice(0, first < 0 ? -1 : first).reduce((sum, line) => sum + line.textContent!.length, 0)
}
