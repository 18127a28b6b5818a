import type { GameInput } from './gameInput'
import { directionsAt } from './gamepads'
import type { InputsRead } from './inputsRead'
import { keyAction, slotsOf, slotsOfKey } from './keys'

type Listening = {
  input: GameInput
  reads: InputsRead
  isRunning: boolean
  hasKeys: boolean
  take: () => void
  leave: () => void
  fill?: (() => void) | undefined
  /** The canvas lost focus to another element. */
  lose: () => void
}

/** An element other than a canvas gets keys only. Returns a function that stops. */
export function listenToPlayers(canvas: HTMLElement, listening: Listening): () => void {
  const ended = new AbortController()
  listenToKeys(canvas, listening, ended.signal)
  if (listening.isRunning && canvas instanceof HTMLCanvasElement) listenToPointer(canvas, listening, ended.signal)
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
    // If the whole window lost focus, the canvas gets it back with the window
    if (document.activeElement !== canvas) lose()
  }
  canvas.addEventListener('keydown', press, { signal })
  window.addEventListener('keyup', ({ code }) => input.held.hold(`key:${code}`, []), { signal, capture: true })
  canvas.addEventListener('blur', blur, { signal })
  canvas.addEventListener('click', take, { signal })
}

/** Distance in CSS px after which a touch is a swipe. */
const SWIPE_PX = 24

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
    // Browsers report CSS pixels unless the unit is read first
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

type Place = { clientX: number; clientY: number }
type Box = { left: number; top: number; width: number; height: number }

/** CSS pixels per picture pixel; the picture keeps its aspect ratio. */
const scaleOf = (box: Box, [width, height]: readonly [number, number]) =>
  Math.min(box.width / width, box.height / height)

/** Clamped to the picture. */
export function canvasPoint(
  { clientX, clientY }: Place,
  box: Box,
  resolution: readonly [width: number, height: number],
): readonly [x: number, y: number] {
  const scale = scaleOf(box, resolution)
  const along = (offset: number, room: number, pixels: number) => {
    const pixel = Math.floor((offset - (room - pixels * scale) / 2) / scale)
    return Math.max(0, Math.min(pixels - 1, pixel))
  }
  return [along(clientX - box.left, box.width, resolution[0]), along(clientY - box.top, box.height, resolution[1])]
}
