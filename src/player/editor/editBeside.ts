import { DEFAULT_CANVAS } from '../../lib/code/canvas'
import { listen } from '../page/events'
import { visibleArea } from '../page/visibleArea'
import './editBeside.css'

const [PICTURE_PX] = DEFAULT_CANVAS

/** From this window on, the picture is next to the edited code. */
const MIN_WINDOW_PX = 1280

/** Below this, there is no space for code next to a picture. */
const MIN_CODE_PX = 400

/** Free space for longer lines next to a picture of double size. */
const FREE_CODE_PX = 64

/** Padding and border of a picture's column. */
const FRAME_PX = 33

/** Distance from the edge of the window. */
const EDGE_PX = 16

/** Height of what appears below code and picture, such as the editor's buttons or a log. */
const LIVE_PARTS_PX = 128

type Widths = {
  /** Of the window, without its scrollbar. */
  window: number
  /** Device pixels per CSS pixel. */
  ratio: number
  /** Left edge and width of the example. */
  left: number
  own: number
  /** The longest line with its padding. */
  line: number
}

/** Widths of the example and of its picture; `wide` if the line does not fit, undefined if there is no space at all. */
export function besideWidths({ window, ratio, left, own, line }: Widths) {
  if (window < MIN_WINDOW_PX) return undefined
  // Whole device pixels per pixel of the picture
  const natural = (PICTURE_PX * Math.max(1, Math.round(ratio))) / ratio
  const columns = [
    { picture: 2 * PICTURE_PX + FRAME_PX, least: line + FREE_CODE_PX },
    { picture: Math.ceil(natural) + FRAME_PX, least: line },
  ].map(({ picture, least }) => {
    const width = Math.max(own, Math.min(own + picture, window - EDGE_PX - left))
    return { width, picture, code: width - picture, least: Math.max(least, MIN_CODE_PX) }
  })
  const fit = columns.find(({ code, least }) => code >= least)
  if (fit) return { width: fit.width, picture: fit.picture }
  return columns.at(-1)!.code >= MIN_CODE_PX ? 'wide' : undefined
}

/** The frame that the code shares with its picture; undefined if the code is elsewhere. */
const exampleOf = (code: HTMLElement, figure: HTMLElement) =>
  figure.previousElementSibling === code ? code.closest<HTMLElement>('[data-example]') : null

function widthsOf(code: HTMLElement, figure: HTMLElement) {
  const example = exampleOf(code, figure)
  if (!example) return undefined
  const { left, width } = example.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const line = Math.max(0, ...[...code.querySelectorAll<HTMLElement>('pre:not([hidden]) code')].map(lineWidth))
  return besideWidths({ window: clientWidth, ratio: window.devicePixelRatio, left, own: width, line })
}

function lineWidth(code: HTMLElement): number {
  code.style.cssText = 'width: max-content; min-width: 0'
  const { width } = code.getBoundingClientRect()
  code.style.cssText = ''
  return width
}

const inView = new Set<HTMLElement>()

/** Notes at the root whether such an example is in view: finding it with `:has()` would slow down each key press. */
function markInView(example: HTMLElement, isInView: boolean): void {
  if (isInView) inView.add(example)
  else inView.delete(example)
  document.documentElement.toggleAttribute('data-edited-beside', inView.size > 0)
}

/** Whether the window has space for two panes, but not next to this code. */
export const isTooWide = (code: HTMLElement, figure: HTMLElement): boolean => widthsOf(code, figure) === 'wide'

/**
 * Puts the figure next to its code. The example keeps its height, so that the text below stays in place; `isSticky`
 * code stays in view. Returns a function that undoes this, or undefined if there is no space.
 */
export function openBeside(code: HTMLElement, figure: HTMLElement, isSticky: boolean): (() => void) | undefined {
  const example = exampleOf(code, figure)
  if (!example || typeof widthsOf(code, figure) !== 'object') return undefined
  const layout = example.dataset.example
  const { height } = example.getBoundingClientRect()
  code.toggleAttribute('data-sticky', isSticky)
  const close = () => {
    example.dataset.example = layout
    example.removeAttribute('style')
  }
  const fit = () => {
    close()
    const widths = widthsOf(code, figure)
    if (typeof widths !== 'object') return
    example.dataset.example = 'editing'
    example.style.setProperty('--beside-width', `${widths.width}px`)
    example.style.setProperty('--beside-picture', `${widths.picture}px`)
    example.style.setProperty('--beside-height', `${height}px`)
  }
  fit()
  const room = example.getBoundingClientRect().bottom - visibleArea().top
  const sides = [code, figure].map((side) => side.getBoundingClientRect().height)
  if (isSticky && room < Math.max(...sides) + LIVE_PARTS_PX) {
    example.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  markInView(example, true)
  const views = new IntersectionObserver(([entry]) => markInView(example, entry!.isIntersecting))
  views.observe(example)
  const stop = listen(window, 'resize', fit)
  return () => {
    stop()
    views.disconnect()
    close()
    markInView(example, false)
    code.removeAttribute('data-sticky')
  }
}
