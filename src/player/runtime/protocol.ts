import type { FrameInput, OutputLine, Sprites } from 'engine'
import type { Diagnostic, Span } from 'rust'
import type { Position } from 'rust/machine'
import type { Suggestion, Use } from 'rust/editor'

export type { Suggestion } from 'rust/editor'

/** A diagnostic with its line and column. */
export type LocatedDiagnostic = Diagnostic & Position

export type SoundChange = { change: 'play' | 'pause' | 'stop'; name: string }

/** The pixels of a frame as RGBA rows. */
export type PlayedPicture = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }

/** Why a program stopped: a panic in Rust's words, or an exceeded budget. */
export type Stopped = { reason: 'panic' | 'budget'; message: string; span?: Span; line?: number }

/** A program with the picture of its last complete frame. */
export type Shown = {
  kind: 'shown'
  picture: PlayedPicture
  /** The last frame, from 0. */
  tick: number
  /** New lines of output; only the last of very many. */
  output: readonly OutputLine[]
  sounds: readonly SoundChange[]
  stopped?: Stopped
  /** Whether the initial state differs from its text. */
  isStartChanged?: boolean
  /** New hints since the last answer. */
  hints?: readonly LocatedDiagnostic[]
  /** Name of the surface shader; '' for none. */
  shader: string
}

/** The result of a task. */
export type Outcome =
  /** The text did not compile; the last picture stays. */
  | { kind: 'refused'; diagnostics: readonly LocatedDiagnostic[] }
  | Shown
  /** Superseded by a newer task, or dropped because another one is running. */
  | { kind: 'overtaken' }
  /** No answer in time: the program was terminated. The next task starts over. */
  | { kind: 'unresponsive' }

/** The likely next question: a published program at its moment, or edited texts. */
export type Likely = { written?: string | undefined; moment?: string | undefined; toEdit?: boolean }

/** What a program uses besides its text. */
export type Assets = {
  /** The project's own sprites by name; they replace those of the site. */
  sprites?: Sprites
  /** The canvas size, if it is not the default one. */
  resolution?: readonly [width: number, height: number]
}

/** The surface shaders of a program. */
export type ProgramShaders = {
  /** WGSL texts by the name that `shaders::set` gets: the file name without extension. */
  sources: Readonly<Record<string, string>>
  /** `default-surface-shader` of turbo.toml: the shader that is active from the start. */
  initial?: string | undefined
}

export type Task =
  | {
      kind: 'show'
      text: string
      /** Address of the published program, if unedited. */
      written?: string | undefined
      moment: string
      keepState: boolean
      shaders?: ProgramShaders | undefined
    }
  | {
      kind: 'advance'
      inputs: readonly FrameInput[]
      /** The painted buffer of the previous picture, to draw into. */
      spare?: ArrayBuffer | undefined
    }
  | { kind: 'restart' }
  /** Used from the next text on. */
  | { kind: 'equip'; assets: Assets }
  | { kind: 'close' }
  /** Prepares the likely next question. */
  | ({ kind: 'prepare' } & Likely)

export type Suggestions = { names: readonly Suggestion[]; sprites: readonly string[] }

/** What is at an offset: uses of declarations, longest first, and the program's own name. */
export type Meaning = { uses: readonly Use[]; named?: Suggestion | undefined }

/** A query about a text. */
export type TextQuestion =
  { kind: 'suggest'; text: string; offset: number } | { kind: 'explain'; text: string; offset: number }

/** The answer to a text query, if the compiler is loaded. */
export type TextAnswer = { suggestions?: Suggestions; meaning?: Meaning }

/** A task of a program, or a query about a text. */
export type Question = { id: number; program: number } & (Task | TextQuestion)

/** The answer with the id of its question; without an outcome if there is nothing to show. */
export type Answer = { id: number; outcome?: Outcome } & TextAnswer

/** Sent between question and answer while the compiler loads. */
export type Loading = { isLoading: boolean }
