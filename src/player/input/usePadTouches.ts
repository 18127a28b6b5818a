import { useRef, useState, type PointerEvent } from 'react'
import type { ButtonName } from 'engine'
import { directionsAt } from './gamepads'
import { slotsOf, type PlayerIndex } from './keys'
import type { PlayerInput } from './usePlayerInput'

type Pad = {
  player: PlayerIndex
  present: readonly ButtonName[]
  hold: PlayerInput['hold']
  /** Selector of the direction pad, on which a touch can slide between directions. */
  cross: string
}

/** A touch holds the buttons below it, and may slide from one to another. */
export function usePadTouches({ player, present, hold, cross: selector }: Pad) {
  const [pressed, setPressed] = useState<Readonly<Record<number, readonly ButtonName[]>>>({})
  /** Active touches, with the direction pad they started on. */
  const fingers = useRef(new Map<number, Element | null>())

  const press = (id: number, buttons: readonly ButtonName[]) => {
    hold(`finger:${id}`, slotsOf(player, buttons))
    setPressed((before) => ({ ...before, [id]: buttons }))
  }
  const slide = (event: PointerEvent<HTMLElement>) => {
    const { pointerId, currentTarget } = event
    const cross = fingers.current.get(pointerId)
    if (cross === undefined) return
    const button = buttonAt(event, currentTarget)
    const under = present.filter((name) => name === button)
    press(pointerId, cross ? crossDirections(event, cross.getBoundingClientRect(), present) : under)
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    const cross = event.target instanceof Element ? event.target.closest(selector) : null
    fingers.current.set(event.pointerId, cross)
    event.currentTarget.setPointerCapture(event.pointerId)
    slide(event)
  }
  const up = ({ pointerId }: PointerEvent) => {
    if (fingers.current.delete(pointerId)) press(pointerId, [])
  }
  return {
    held: Object.values(pressed).flat(),
    press,
    listeners: { onPointerDown: down, onPointerMove: slide, onPointerUp: up, onPointerCancel: up },
  }
}

function buttonAt({ clientX, clientY }: { clientX: number; clientY: number }, pad: Element): string | undefined {
  const button = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-button]')
  return button && pad.contains(button) ? button.dataset.button : undefined
}

/** Distance from the center of the direction pad below which a touch is ignored. */
const DEAD_ZONE_PX = 8

type Box = { left: number; top: number; width: number; height: number }

/** Limited to `present`, for a touch that started on the direction pad, wherever it is now. */
export function crossDirections(
  finger: { clientX: number; clientY: number },
  cross: Box,
  present: readonly ButtonName[],
): ButtonName[] {
  const has = (...names: ButtonName[]) => names.some((name) => present.includes(name))
  // With only left and right, the vertical offset is ignored
  const dx = has('left', 'right') ? finger.clientX - cross.left - cross.width / 2 : 0
  const dy = has('up', 'down') ? finger.clientY - cross.top - cross.height / 2 : 0
  return directionsAt(dx, dy, DEAD_ZONE_PX).filter((name) => present.includes(name))
}
