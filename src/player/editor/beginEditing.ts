import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { requestSelection, requestedSelectionOf } from '../../dom/requestedSelection'
import { seenView } from '../page/seenView'
import { ownLines } from './ownLines'

/** Target height of a revealed line, as a part of the visible area. */
const LINE_PART = 1 / 3

/**
 * Scrolls the code of a figure into view with the caret in the lines that its step adds. Returns a function that
 * undoes this; on request it also restores scroll position and focus if the figure is out of view.
 */
export function beginEditing(block: HTMLElement, figure: HTMLElement): (comesBack: boolean) => void {
  const code = document.activeElement?.matches('pre') && block.contains(document.activeElement)
  const back = code ? (document.activeElement as HTMLElement) : figure.querySelector<HTMLElement>('[data-action=edit]')!
  // The user opened the code directly and is there
  const place = requestedSelectionOf(block) ? block : figure
  const { top } = place.getBoundingClientRect()
  block.closest('details')?.setAttribute('open', '')
  const unmark = showStep(block, figure)
  return (comesBack) => {
    const isAway = figure.hasAttribute('data-docked') || !isSeen(place)
    // The page paints before the editor loads
    requestAnimationFrame(() => {
      unmark()
      if (!comesBack) return
      back.focus({ preventScroll: true })
      if (isAway) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
    })
  }
}

/** Marks the lines that a figure's step adds to the whole file, numbers them and scrolls to them. */
function showStep(block: HTMLElement, figure: HTMLElement): () => void {
  const previous = figure.previousElementSibling
  const isSideBySide = previous === block
  const file = keptLines(block)
  const own = previous?.matches('[data-code-block]') ? keptLines(previous) : []
  const added = isSideBySide ? file.filter(isAdded) : addedIn(own, file)
  const marked = added.filter((line) => line.dataset.line === undefined)
  const isNumbered = block.hasAttribute('data-line-numbers')
  if (!isSideBySide) block.dataset.lineNumbers = ''
  for (const line of marked) line.dataset.line = 'added'
  if (!requestedSelectionOf(block)) bringIntoView(block, added[0], isSideBySide, file)
  return () => {
    if (!isNumbered) block.removeAttribute('data-line-numbers')
    for (const line of marked) delete line.dataset.line
  }
}

function bringIntoView(block: HTMLElement, line: HTMLElement | undefined, isSideBySide: boolean, file: HTMLElement[]) {
  if (line) {
    const spot = { line: file.indexOf(line), column: /^\s*/.exec(textOfLine(line))![0].length }
    requestSelection(block, { anchor: spot, head: spot })
  }
  // An edited text replaces the static lines
  const shown = line && (line.offsetParent ? line : block.querySelectorAll('pre:not([hidden]) .l')[file.indexOf(line)])
  const { top, bottom } = seenView()
  if (!shown && !isSideBySide) block.scrollIntoView({ block: 'start', behavior: 'instant' })
  else if (shown && !isSeen(shown))
    window.scrollBy({ top: topOf(shown) - top - (bottom - top) * LINE_PART, behavior: 'instant' })
}

function addedIn(step: HTMLElement[], file: HTMLElement[]): HTMLElement[] {
  const lines = step.map((line) => ({ text: textOfLine(line), isAdded: isAdded(line) }))
  return ownLines(lines, file.map(textOfLine)).map((at) => file[at]!)
}

const topOf = (element: Element) => element.getBoundingClientRect().top

function isSeen(element: Element): boolean {
  const [box, view] = [element.getBoundingClientRect(), seenView()]
  return box.height > 0 && box.bottom > view.top && box.top < view.bottom
}

/** The lines of a static code block that belong to its program. */
const keptLines = (block: Element) =>
  [...block.querySelectorAll<HTMLElement>('[data-html] > .l')].filter((line) => !isRemovedLine(line))
const isAdded = ({ dataset }: HTMLElement) => dataset.line?.includes('added') ?? false
