import { useCallback, useEffect, useId, useState } from 'react'
import type { FrameInput } from 'engine'
import { GameInput } from './gameInput'
import type { InputsRead } from './inputsRead'
import type { Slot } from './keys'
import { listenToPlayers } from './listenToPlayers'
import * as styles from './game.module.css'

type PlayerInputOptions = {
  /** The canvas, whose bitmap has the size of the picture, or a panel of output, which takes keys only. */
  canvas: HTMLElement | null
  /** `inputsRead(text)`, referentially stable until the text changes. */
  reads: InputsRead
  isRunning: boolean
  /** Receives focus on Escape; by default the canvas keeps it. */
  leaveTo?: () => HTMLElement | null
  /** Called on a click or Enter on the canvas, which starts a stopped game. */
  onTake?: () => void
  /** Called when F is pressed on the canvas. */
  onFill?: () => void
}

export type PlayerInput = {
  /** Required once per update. */
  inputFor: () => FrameInput
  takeKeys: () => void
  hasKeys: boolean
  isTouch: boolean
  /** Announcement about the keyboard; '' before the first one and for touch. */
  message: string
  canvasProps: CanvasProps
  /** Id of the legend, which describes the canvas. */
  legendId: string
  hold: (source: string, slots: readonly Slot[]) => void
}

type CanvasProps = {
  className?: string
  'aria-describedby'?: string
  'data-running'?: boolean
  tabIndex?: number
  role?: 'application'
  'data-keys'?: 'game' | 'page'
}

/** Who has the keyboard; `page again` is announced. */
type Keys = 'page' | 'game' | 'page again'

/** The game gets the keyboard only while it runs and its canvas has focus. */
export function usePlayerInput({ canvas, reads, isRunning, leaveTo, onTake, onFill }: PlayerInputOptions): PlayerInput {
  const [input] = useState(() => new GameInput())
  const [keys, setKeys] = useState<Keys>('page')
  const isTouch = useIsTouch()
  const legendId = useId()
  const readsPads = reads.buttons.some(({ length }) => length > 0)
  const readsKeys = readsPads || reads.scroll
  const isPlayed = readsKeys || reads.pointer
  const hasKeys = readsKeys && isRunning && keys === 'game'

  const takeKeys = useCallback(() => setKeys('game'), [])
  useEffect(() => {
    // The canvas may mount after the press that started the game
    if (keys === 'game') canvas?.focus({ preventScroll: true })
  }, [canvas, keys])

  useEffect(() => {
    if (isRunning) input.settle()
    else input.held.release('key:')
  }, [input, isRunning])

  useEffect(() => {
    if (!canvas || !isPlayed) return undefined
    const lose = () => setKeys((before) => (before === 'page' ? 'page' : 'page again'))
    return listenToPlayers(canvas, {
      input,
      reads,
      isRunning,
      hasKeys,
      take: () => {
        takeKeys()
        onTake?.()
      },
      leave: () => {
        input.held.release('key:')
        lose()
        leaveTo?.()?.focus()
      },
      fill: onFill,
      lose,
    })
  }, [canvas, input, reads, isPlayed, isRunning, hasKeys, takeKeys, onTake, onFill, leaveTo])

  return {
    inputFor: useCallback(
      () => input.next(readsPads ? gamepads() : [], Math.floor(Date.now() / 1000)),
      [input, readsPads],
    ),
    hold: useCallback((source, slots) => input.held.hold(source, slots), [input]),
    takeKeys,
    hasKeys,
    isTouch,
    message: isTouch ? '' : messageOf(keys, hasKeys),
    legendId,
    canvasProps: {
      ...(isPlayed && { className: styles.game, 'aria-describedby': legendId, 'data-running': isRunning }),
      ...(readsKeys && { tabIndex: 0, role: 'application', 'data-keys': hasKeys ? 'game' : 'page' }),
    },
  }
}

/** True if touch is the primary pointer, otherwise from the first touch on. */
function useIsTouch(): boolean {
  const [isTouch, setTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches)
  useEffect(() => {
    if (isTouch) return undefined
    const touched = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') setTouch(true)
    }
    window.addEventListener('pointerdown', touched, { capture: true, passive: true })
    return () => window.removeEventListener('pointerdown', touched, { capture: true })
  }, [isTouch])
  return isTouch
}

function gamepads(): readonly (Gamepad | null)[] {
  try {
    return document.hasFocus() ? navigator.getGamepads() : []
  } catch {
    return []
  }
}

function messageOf(keys: Keys, hasKeys: boolean): string {
  if (hasKeys) return 'The game has the keyboard. Press Esc to release it.'
  return keys === 'page again' ? 'Keyboard released' : ''
}
