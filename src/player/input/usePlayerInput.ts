import { useCallback, useEffect, useId, useState } from 'react'
import type { FrameInput } from 'engine'
import { GameInput } from './gameInput'
import type { InputsRead } from './inputsRead'
import type { Slot } from './keys'
import { listenToPlayers } from './listenToPlayers'
import * as styles from './game.module.css'

type PlayerInputOptions = {
  /** The canvas of the game, whose bitmap has the size of the picture. */
  canvas: HTMLCanvasElement | null
  /** What the program asks for: `inputsRead(text)`, the same object until the text changes. */
  reads: InputsRead
  isRunning: boolean
  /** What gets the focus when the reader presses Escape; without it the canvas keeps it. */
  leaveTo?: () => HTMLElement | null
  /** The reader clicked the canvas or pressed Enter on it: a game that does not run may begin. */
  onTake?: () => void
  /** The reader pressed F on the canvas, to have the picture fill the screen. */
  onFill?: () => void
}

export type PlayerInput = {
  /** What the players do in the next update. Ask once for each update that really runs. */
  inputFor: () => FrameInput
  /** Gives the keys to the game, as a click on its canvas does. */
  takeKeys: () => void
  /** Whether keys go to the game and not to the page. */
  hasKeys: boolean
  /** Whether the reader plays with fingers. */
  isTouch: boolean
  /** What a screen reader hears of the keys; '' before there is anything to say, and for fingers. */
  message: string
  /** Belongs on the canvas; the name of the game (`aria-label`) is not in it. */
  canvasProps: CanvasProps
  /** The id of the legend, which describes the canvas. */
  legendId: string
  /** Holds what a finger is on; nothing lets go of it. */
  hold: (source: string, slots: readonly Slot[]) => void
}

type CanvasProps = {
  className?: string
  'aria-describedby'?: string
  /** Fingers on a running game play, on any other the page scrolls. */
  'data-running'?: boolean
  tabIndex?: number
  role?: 'application'
  /** Whose the keys are. */
  'data-keys'?: 'game' | 'page'
}

/** Who has the keys, and whether that is news. */
type Keys = 'page' | 'game' | 'page again'

/** What players do with keys, gamepads, mouse and fingers. Keys are the game's only while it runs and its canvas has the focus. */
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
    // The canvas may come after the press that began the game
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

/** Whether the reader plays with fingers: from the start where they are the main pointer, else from the first touch on. */
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

/** A browser may keep gamepads shut, or not know them. */
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
