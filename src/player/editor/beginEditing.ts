import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { requestSelection, requestedSelectionOf } from '../../dom/requestedSelection'
import { codeFrameOf } from '../page/pageProgram'
import { visibleArea } from '../page/visibleArea'
import { isTooWide, openBeside } from './editBeside'
import { needsOverlay, openOverlay } from './editOverlay'
import { OVERLAY_ATTRIBUTE } from './overlayAttribute'
import { ownLines } from './ownLines'

/** Where a revealed line is placed, as a fraction of the visible height. */
const LINE_PART = 1 / 3

/**
 * Puts the caret in the lines that the figure's step adds. Uses an overlay if the code is elsewhere, long or wide, else
 * shows the picture next to it if there is space. Returns a function that undoes this and optionally restores focus and
 * scroll position.
 */
export function beginEditing(block: HTMLElement, figure: HTMLElement): (comesBack: boolean) => void {
  const frame = codeFrameOf(block)
  const code = document.activeElement?.matches('pre') && frame.contains(document.activeElement)
  const back = code ? (document.activeElement as HTMLElement) : figure.querySelector<HTMLElement>('[data-action=edit]')!
  // The user opened the code directly and is there
  const isInCode = [block, ...frame.querySelectorAll('[data-code-block]')].some(requestedSelectionOf)
  const place = isInCode ? frame : figure
  const { top } = place.getBoundingClientRect()
  const fold = block.closest('details')
  const isFolded = fold?.open === false
  const covers = !isInCode && (needsOverlay(frame, figure) || isTooWide(frame, figure))
  if (fold) fold.open = true
  const { unmark, reveal } = markStep(block, figure)
  const close = covers ? openOverlay(frame, figure) : openBeside(frame, figure, !isInCode)
  reveal()
  return (comesBack) => {
    const isAway = close !== undefined || figure.hasAttribute('data-docked') || !isSeen(place)
    // Lets the page paint before the editor loads
    requestAnimationFrame(() => {
      unmark()
      close?.()
      if (fold && covers && isFolded) fold.open = false
      if (!comesBack) return
      back.focus({ preventScroll: true })
      if (isAway) window.scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' })
    })
  }
}

/** Marks and numbers the lines that a figure's step adds to the whole file; `reveal` scrolls to them. */
function markStep(block: HTMLElement, figure: HTMLElement): { unmark: () => void; reveal: () => void } {
  const previous = figure.previousElementSibling
  const isSideBySide = previous === codeFrameOf(block)
  const file = keptLines(block)
  const own = previous?.matches('[data-code-block]') ? keptLines(previous) : []
  const added = isSideBySide ? file.filter(isAdded) : addedIn(own, file)
  const marked = added.filter((line) => line.dataset.line === undefined)
  const isNumbered = block.hasAttribute('data-line-numbers')
  if (!isSideBySide) block.dataset.lineNumbers = ''
  for (const line of marked) line.dataset.line = 'added'
  return {
    unmark: () => {
      if (!isNumbered) block.removeAttribute('data-line-numbers')
      for (const line of marked) delete line.dataset.line
    },
    reveal: () => {
      if (!requestedSelectionOf(block)) bringIntoView(block, added, file)
    },
  }
}

function bringIntoView(block: HTMLElement, added: readonly HTMLElement[], file: HTMLElement[]) {
  const line = added[0]
  if (line) {
    const spot = { line: file.indexOf(line), column: /^\s*/.exec(textOfLine(line))![0].length }
    requestSelection(block, { anchor: spot, head: spot })
  }
  // An edited text replaces the static lines
  const shownOf = (it: HTMLElement) =>
    it.offsetParent ? it : block.querySelectorAll('pre:not([hidden]) .l')[file.indexOf(it)]
  const shown = line && shownOf(line)
  if (!shown) return
  const isOver = block.hasAttribute(OVERLAY_ATTRIBUTE)
  const { top, bottom } = isOver ? block.getBoundingClientRect() : visibleArea()
  const last = (isOver && shownOf(added.at(-1)!)) || shown
  if (top <= topOf(shown) && last.getBoundingClientRect().bottom <= bottom) return
  const way = { top: topOf(shown) - top - (bottom - top) * LINE_PART, behavior: 'instant' } as const
  if (isOver) block.scrollBy(way)
  else window.scrollBy(way)
}

function addedIn(step: HTMLElement[], file: HTMLElement[]): HTMLElement[] {
  const lines = step.map((line) => ({ text: textOfLine(line), isAdded: isAdded(line) }))
  return ownLines(lines, file.map(textOfLine)).map((at) => file[at]!)
}

const topOf = (element: Element) => element.getBoundingClientRect().top

function isSeen(element: Element): boolean {
  const [box, view] = [element.getBoundingClientRect(), visibleArea()]
  return box.height > 0 && box.bottom > view.top && box.top < view.bottom
}

const keptLines = (block: Element) =>
  [...block.querySelectorAll<HTMLElement>('[data-html] > .l')].filter((line) => !isRemovedLine(line))
const isAdded = ({ dataset }: HTMLElement) => dataset.line?.includes('added') ?? false
