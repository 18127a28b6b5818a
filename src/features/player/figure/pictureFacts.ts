/** What the build knows of a picture and its program. */
export type PictureFacts = {
  /** The moment that the picture shows, as authors write it; absent for the first frame. */
  moment?: string
  /** Whether the program shows something else after a while, without the reader. */
  moves?: boolean
  /** Whether it answers to the gamepad or the pointer. */
  reads?: boolean
  /** Which code block of the page holds its program, counted from 0; absent for the block right before the picture. */
  program?: number
}

/** Whether there is anything to play: what neither moves nor answers stays as it is. */
export const plays = ({ moves, reads }: PictureFacts) => Boolean(moves || reads)
