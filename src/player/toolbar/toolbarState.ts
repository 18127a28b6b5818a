/** Build-time facts about a picture and its program. */
export type PictureFacts = {
  /** Index of the code block with the whole program, from 0. */
  program: string
  /** Address of the published program; absent if the program has to be compiled. */
  written?: string
  /** The moment of the picture; absent for the first frame. */
  moment?: string
  /** Whether it changes without input. */
  moves?: boolean
  /** Whether it reads gamepad or pointer. */
  reads?: boolean
  /** Distinguishes it from other examples on the page: its title or heading. */
  name?: string
  /** Its surface shaders: `ShaderFacts` as JSON. */
  shaders?: string
  /** Label of the first button instead of "Play". */
  label?: string
  /** What it logged and played up to the moment; present if it draws nothing. */
  output?: string
}

/** `play`, `edit` and `fullscreen` toggle. */
export type Action = 'play' | 'step' | 'restart' | 'edit' | 'reset' | 'fullscreen'

/** A press of a button; a new object for each. */
export type PendingAction = { action: Action }

export type ToolbarState = {
  /** `idle` while the built picture is shown. */
  state: 'idle' | 'loading' | 'failed' | 'running' | 'paused' | 'stopped'
  message: string
  isEditing?: boolean
  isEdited?: boolean
}

export const IDLE_TOOLBAR: ToolbarState = { state: 'idle', message: '' }
export const LOADING_TOOLBAR: ToolbarState = { state: 'loading', message: 'Loading …' }
export const FAILED_TOOLBAR: ToolbarState = {
  state: 'failed',
  message: 'Couldn’t load the player. Try again.',
}
