import type { FrameInput, OutputLine, Sprites } from 'engine'
import type { Diagnostic, Span } from 'rust'
import type { Position } from 'rust/machine'
import type { Suggestion, Use } from 'rust/editor'

export type { Suggestion } from 'rust/editor'

export type LocatedDiagnostic = Diagnostic & Position

export type SoundChange = { change: 'play' | 'pause' | 'stop'; name: string }

export type PlayedPicture = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }

/** A panic with Rust's message, or an exceeded budget. */
export type Stopped = { reason: 'panic' | 'budget'; message: string; span?: Span; line?: number }

/** The surface shaders of a program. */
export type ProgramShaders = {
  /** WGSL texts by the name that `shaders::set` gets: the file name without extension. */
  sources: Readonly<Record<string, string>>
  /** `default-surface-shader` of turbo.toml: the shader that is active from the start. */
  initial?: string | undefined
}

/** The result of drawing through shaders. */
export type SurfaceReport = {
  /** Why the active shader does not change the picture, with code in backticks; '' if it does. */
  note: string
  /** The errors of each shader that has any, after a text was shown. */
  errors?: ShaderErrors
}

export type ShaderErrors = Readonly<Record<string, readonly LocatedDiagnostic[]>>

/** The picture is that of the last complete frame. */
export type Shown = {
  kind: 'shown'
  picture: PlayedPicture
  /** Index of the last frame, from 0. */
  tick: number
  /** New lines of output; only the last of very many. */
  output: readonly OutputLine[]
  sounds: readonly SoundChange[]
  stopped?: Stopped
  /** Whether the initial state differs from its source text. */
  isStartChanged?: boolean
  hints?: readonly LocatedDiagnostic[]
  /** Name of the surface shader; '' if there is none. */
  shader: string
  /** Absent if the program came without shaders. */
  surface?: SurfaceReport | undefined
}

export type Outcome =
  /** The text did not compile; the last picture stays. */
  | { kind: 'refused'; diagnostics: readonly LocatedDiagnostic[] }
  | Shown
  /** Superseded by a newer task, or dropped because another was running. */
  | { kind: 'overtaken' }
  /** No answer in time, so the program was terminated. The next task starts from scratch. */
  | { kind: 'unresponsive' }

/** A published program at its moment, or edited texts. */
export type Likely = { written?: string | undefined; moment?: string | undefined; toEdit?: boolean }

/** What a program uses besides its text. */
export type Assets = {
  /** The project's own sprites by name; they replace those of the site. */
  sprites?: Sprites
  /** The canvas size, if it is not the default one. */
  resolution?: readonly [width: number, height: number]
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
      /** The buffer of the previous picture, to be reused. */
      spare?: ArrayBuffer | undefined
    }
  | { kind: 'restart' }
  /** Used from the next text on. */
  | { kind: 'equip'; assets: Assets }
  | { kind: 'close' }
  /** Prepares for the likely next question. */
  | ({ kind: 'prepare' } & Likely)

export type Suggestions = { names: readonly Suggestion[]; sprites: readonly string[] }

/** Symbols used at an offset, longest first, and the program's own name. */
export type Meaning = { uses: readonly Use[]; named?: Suggestion | undefined }

export type TextQuestion =
  { kind: 'suggest'; text: string; offset: number } | { kind: 'explain'; text: string; offset: number }

export type TextAnswer = { suggestions?: Suggestions; meaning?: Meaning }

/** A task of a program, or a query about a text. */
export type Question = { id: number; program: number } & (Task | TextQuestion)

/** Without an outcome, there is nothing to show. */
export type Answer = { id: number; outcome?: Outcome } & TextAnswer

/** Sent before the answer while the compiler loads. */
export type Loading = { isLoading: boolean }
