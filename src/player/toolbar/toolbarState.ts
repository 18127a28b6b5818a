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

/** What a reader may ask of an example. `play`, `edit` and `fullscreen` also end what they began. */
export type Action = 'play' | 'step' | 'restart' | 'edit' | 'reset' | 'fullscreen'

/** One press on the bar; the same action twice is two wishes. */
export type PendingAction = { action: Action }

/** What the bar shows, and says. */
export type ToolbarState = {
  /** Where the example is in its life; `idle` while its picture is that of the page. */
  state: 'idle' | 'loading' | 'failed' | 'running' | 'paused' | 'stopped'
  /** What the bar says of it, and a screen reader hears. */
  message: string
  isEditing?: boolean
  /** Whether the program differs from that of the page. */
  isEdited?: boolean
}

export const IDLE_TOOLBAR: ToolbarState = { state: 'idle', message: '' }
export const LOADING_TOOLBAR: ToolbarState = { state: 'loading', message: 'Loading …' }
export const FAILED_TOOLBAR: ToolbarState = {
  state: 'failed',
  message: 'Couldn’t load the player. Try again.',
}
