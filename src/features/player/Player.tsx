import { useEffect } from 'react'
import { IDLE_BAR } from './figure/barState'
import type { BarState, Wish } from './figure/barState'
import type { PictureFacts } from './figure/pictureFacts'

export type PlayerProps = {
  /** The figure of the picture; its program stands in the code block right before it, or in another of the page. */
  figure: HTMLElement
  /** What holds the picture of the page; the canvas takes its place. */
  stage: HTMLElement
  /** What the canvas shows at first, in words. */
  description: string
  facts: PictureFacts
  /** What the reader pressed last; a new object for each press. */
  wish: Wish
  /** Hears what the bar is to show. */
  onBar: (bar: BarState) => void
}

/** The living part of an example: canvas, loop, log and editor. Loaded once a reader wants it. */
export function Player({ onBar }: PlayerProps) {
  useEffect(() => onBar(IDLE_BAR), [onBar])
  return null
}
