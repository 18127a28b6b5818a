/** What the build knows of a picture and its program. */
export type PictureFacts = {
  /** Which code block of the page holds the whole program, counted from 0. */
  program: string
  /** The address where the program was written down, ready to run; absent where it cannot run without its text. */
  written?: string
  /** The moment that the picture shows, as authors write it; absent for the first frame. */
  moment?: string
  /** Whether the program shows something else after a while, without the reader. */
  moves?: boolean
  /** Whether it answers to the gamepad or the pointer. */
  reads?: boolean
  /** What sets it apart from the other examples of its page: its title, or its heading. */
  name?: string
  /** What the first button says in place of "Play". */
  label?: string
}
