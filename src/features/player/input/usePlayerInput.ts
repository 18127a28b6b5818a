import type { FrameInput } from '../../../engine/input/frameInput'
import type { InputsRead } from './inputsRead'
import type { Slot } from './slot'

export type PlayerInputOptions = {
  /** The canvas of the game, whose bitmap has the size of the picture. */
  canvas: HTMLCanvasElement | null
  /** What the program asks for: `inputsRead(text)`, the same object until the text changes. */
  reads: InputsRead
  isRunning: boolean
  /** What gets the focus when the reader presses Escape; without it the canvas keeps it. */
  leaveTo?: () => HTMLElement | null
  /** The reader clicked the canvas or pressed Enter on it: a game that does not run may begin. */
  onTake?: () => void
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
  /** What a screen reader hears of the keys; '' before there is anything to say. */
  message: string
  /** Belongs on the canvas; the name of the game (`aria-label`) is not in it. */
  canvasProps: CanvasProps
  /** Holds the buttons that a finger is on; none lets go of them. */
  hold: (source: string, slots: readonly Slot[]) => void
}

export type CanvasProps = {
  className?: string
  tabIndex?: number
  role?: 'application'
  'aria-describedby'?: string
  'data-keys'?: 'game'
}

/** What players do with keys, pads, mouse and fingers, for one game at a time. */
export declare function usePlayerInput(options: PlayerInputOptions): PlayerInput
