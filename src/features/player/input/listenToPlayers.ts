import { canvasPoint, scaleOf } from './canvasPoint'
import { directionsAt } from './directions'
import type { GameInput } from './gameInput'
import type { InputsRead } from './inputsRead'
import { keyAction } from './keyAction'
import { slotsOfKey } from './keys'
import { slotsOf } from './slot'

/** How far a finger travels on the canvas before that is a swipe. */
const SWIPE_PX = 24

type Listening = {
  input: GameInput
  reads: InputsRead
  isRunning: boolean
  hasKeys: boolean
  take: () => void
  leave: () => void
  /** The picture is to fill the screen, or no longer. */
  fill?: (() => void) | undefined
  /** The focus is elsewhere. */
  lose: () => void
}

/** Hears what players do on a canvas, until the function that it gives back is called. */
export function listenToPlayers(canvas: HTMLCanvasElement, listening: Listening): () => void {
  const ended = new AbortController()
  listenToKeys(canvas, listening, ended.signal)
  if (listening.isRunning) listenToPointer(canvas, listening, ended.signal)
  return () => ended.abort()
}

function listenToKeys(
  canvas: HTMLElement,
  { input, hasKeys, take, leave, fill, lose }: Listening,
  signal: AbortSignal,
) {
  const press = (event: KeyboardEvent) => {
    const action = keyAction(event, hasKeys)
    if (action === 'release') input.held.release('key:')
    if (!action || action === 'release') return
    event.stopPropagation()
    if (action === 'browser') return
    event.preventDefault()
    if (action === 'take') take()
    else if (action === 'leave') leave()
    else if (event.repeat) return
    else if (action === 'fill') fill?.()
    else input.held.hold(`key:${event.code}`, slotsOfKey(event))
  }
  const blur = () => {
    input.held.release('key:')
    // Where the whole window lost the focus, the canvas gets it back with the window
    if (document.activeElement !== canvas) lose()
  }
  canvas.addEventListener('keydown', press, { signal })
  window.addEventListener('keyup', ({ code }) => input.held.hold(`key:${code}`, []), { signal, capture: true })
  canvas.addEventListener('blur', blur, { signal })
  canvas.addEventListener('click', take, { signal })
}

function listenToPointer(canvas: HTMLCanvasElement, { input, reads, hasKeys }: Listening, signal: AbortSignal) {
  let start: PointerEvent | undefined
  const resolution = [canvas.width, canvas.height] as const
  const box = () => canvas.getBoundingClientRect()

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    start = event
    canvas.setPointerCapture(event.pointerId)
    input.press('canvas', canvasPoint(event, box(), resolution))
  }
  const move = (event: PointerEvent) => {
    if (start && start.pointerId !== event.pointerId) return
    input.place = canvasPoint(event, box(), resolution)
    if (start?.pointerType !== 'touch') return
    const swipe = directionsAt(event.clientX - start.clientX, event.clientY - start.clientY, SWIPE_PX)
    input.held.hold('canvas', ['pointer', ...slotsOf(0, swipe)])
  }
  const up = ({ pointerId }: PointerEvent) => {
    if (start?.pointerId !== pointerId) return
    start = undefined
    input.held.hold('canvas', [])
  }
  const wheel = (event: WheelEvent) => {
    if (!hasKeys || event.ctrlKey) return
    event.preventDefault()
    // Not asked for the unit, every browser answers in pixels of the page
    const scale = scaleOf(box(), resolution)
    input.scroll(event.deltaX / scale, event.deltaY / scale)
  }
  canvas.addEventListener('pointerdown', down, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  canvas.addEventListener('pointerup', up, { signal })
  canvas.addEventListener('pointercancel', up, { signal })
  canvas.addEventListener('contextmenu', (event) => start && event.preventDefault(), { signal })
  if (reads.scroll) canvas.addEventListener('wheel', wheel, { signal, passive: false })
  signal.addEventListener('abort', () => input.held.hold('canvas', []))
}
