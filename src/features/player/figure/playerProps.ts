import type { BarState, Wish } from './barState'
import type { PictureFacts } from './pictureFacts'

/** What the figure of a picture gives the player. */
export type PlayerProps = {
  /** What holds the picture of the page; the canvas takes its place. */
  stage: HTMLElement
  /** What the picture shows, in words. */
  description: string
  facts: PictureFacts
  /** What the reader pressed last, a new object for each press; nothing where an edit shows itself. */
  wish: Wish | undefined
  /** Hears what the bar is to show. */
  onBar: (bar: BarState) => void
}
