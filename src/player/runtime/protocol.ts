import type { FrameInput } from 'engine'
import type { Diagnostic, Span } from 'rust'
import type { Position } from 'rust/machine'
import type { Suggestion, Use } from 'rust/editor'

export type { Suggestion } from 'rust/editor'

/** What is wrong with a text, with the place where it begins as a reader counts it. */
export type LocatedDiagnostic = Diagnostic & Position

/** What became of a track. */
export type SoundChange = { change: 'play' | 'pause' | 'stop'; name: string }

/** The pixels of a frame as image data has them: four bytes each, row by row. */
export type PlayedPicture = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }

/** Why a program does not go on: a panic in Rust's words, or more than a frame may use. */
export type Stopped = { reason: 'panic' | 'budget'; message: string; span?: Span; line?: number }

/** A program that runs or ran, with the picture of its last whole frame. */
export type Shown = {
  kind: 'shown'
  picture: PlayedPicture
  /** The frame that ran last, counted from 0. */
  tick: number
  /** The lines that are new since the last answer; of very many only the last ones. */
  logs: readonly string[]
  sounds: readonly SoundChange[]
  stopped?: Stopped
  /** Whether it goes on from a start that is not that of its text. */
  isStartChanged?: boolean
  /** What it does that is no fault and surely not meant, where that is new since the last answer. */
  hints?: readonly LocatedDiagnostic[]
  /** The name of the surface shader, which the picture does not show; '' where none is set. */
  shader: string
}

/** What the reader is to be shown after a call. */
export type Outcome =
  /** The text did not compile: the last picture stays. */
  | { kind: 'refused'; diagnostics: readonly LocatedDiagnostic[] }
  | Shown
  /** A newer call took its place, or another one is under way: nothing changes. */
  | { kind: 'overtaken' }
  /** No answer came in time: the program was ended. The next call begins afresh. */
  | { kind: 'unresponsive' }

/** What is likely to be asked next: the program written down there, at its moment, or texts that readers change. */
export type Likely = { written?: string | undefined; moment?: string | undefined; toEdit?: boolean }

/** What is asked of a program. */
export type Task =
  | {
      kind: 'show'
      text: string
      /** Where the program of the text was written down, when nobody has changed it. */
      written?: string | undefined
      moment: string
      keepState: boolean
    }
  | {
      kind: 'advance'
      inputs: readonly FrameInput[]
      /** The pixels of the picture before, which is painted: the next one is drawn into them. */
      spare?: ArrayBuffer | undefined
    }
  | { kind: 'restart' }
  | { kind: 'close' }
  /** What is likely to be asked next is made ready, and nobody waits for it. */
  | ({ kind: 'prepare' } & Likely)

/** What may be written at a place of a text. */
export type Suggestions = { names: readonly Suggestion[]; sprites: readonly string[] }

/** What stands at a place of a text: what it uses of what is declared elsewhere, the longest first, and its own names. */
export type Meaning = { uses: readonly Use[]; named?: Suggestion | undefined }

/** What may be written at a place of a text, or what the word there means. */
export type TextQuestion =
  { kind: 'suggest'; text: string; offset: number } | { kind: 'explain'; text: string; offset: number }

/** What is asked about a text, and answered where the language is there. */
export type TextAnswer = { suggestions?: Suggestions; meaning?: Meaning }

/** A task for the program of this number, or a question about a text, which is of no program. */
export type Question = { id: number; program: number } & (Task | TextQuestion)

/** The answer to the question of that number; without an outcome where there is nothing to show. */
export type Answer = { id: number; outcome?: Outcome } & TextAnswer

/** Between question and answer: a part of the language is on its way, or has come. */
export type Loading = { isLoading: boolean }
