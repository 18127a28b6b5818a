import {
  CANVAS,
  isDrawn,
  Machine,
  momentOf,
  outputOf,
  runFrame,
  SPRITES,
  type Call,
  type FrameInput,
  type FrameResult,
  type OutputLine,
  type Snapshot,
  type Sprites,
} from 'engine'
import { drawCalls } from 'engine/draw'
import type { Diagnostic, Prepared } from 'rust'
import { Budget, prepare, type KeptState, type Natives, type PreparedProgram, type Program } from 'rust/machine'
import type { Assets, Outcome, PlayedPicture, Shown, SoundChange, Stopped, SurfaceReport, Task } from './protocol'
import {
  diagnosticsOf,
  lengthDiagnostic,
  notLoadedDiagnostic,
  soundsBetween,
  soundsOf,
  stoppedBy,
  diagnosticLines,
  unreadableDiagnostic,
} from './reports'
import type { Shade } from './surface'
import { TrackEnds } from './tones'

/** Time limit for reaching a moment, and for the updates of one call. */
const MOMENT_MS = 2000
const ADVANCE_MS = 200

type Running = {
  wanted: Wanted
  program: PreparedProgram
  machine: Machine
  /** A changed program continues from the state before the last frame, with its input. */
  before?: { snapshot: Snapshot; kept: KeptState; input: FrameInput }
  /** The source text of the initial state when the state was created. */
  began: string
  stopped?: Stopped
  /** Finds hints in frames; absent for unedited programs. */
  hintsIn?: Language['hints']
  newHints: Diagnostic[]
  hinted: Set<string>
}

type Read = Prepared & Pick<Running, 'hintsIn'>

type Wanted = Omit<Extract<Task, { kind: 'show' }>, 'kind'>

export type Language = {
  /**
   * Undefined if the program needs what `loadRest` loads, or has errors, which it may explain; `isLast` reports them
   * without.
   */
  compile: (text: string, machine: Machine, budget: Budget, isLast?: boolean) => Prepared | undefined
  /** Loads the rest of std with suggestions for errors, then the names that it lacks. Rejects if they cannot be loaded. */
  loadRest: () => Promise<void>
  /** Likely mistakes in the last frame of a machine. */
  hints: (machine: Machine, text: string, sprites: Sprites) => readonly Diagnostic[]
}

/** The environment of programs. */
export type Stage = {
  /** A published program. Rejects if it cannot be loaded. */
  written: (address: string) => Promise<Program>
  /** Natives of a published program. */
  natives: (machine: Machine) => Natives
  /** Loads the compiler. Rejects if it cannot be loaded. */
  language: () => Promise<Language>
  /** Loads the surface renderer. Rejects if it cannot be loaded. */
  surface: () => Promise<Shade>
  /** A clock in milliseconds. */
  now: () => number
}

/** A program and its edits. */
export class PlayedProgram {
  /** Shared by all programs that could keep values. */
  private readonly budget = new Budget()
  private running?: Running
  /** Draw calls of the last complete frame, shown when a frame fails. */
  private wholeCalls?: readonly Call[]
  private sprites: Sprites = SPRITES
  private resolution: readonly [number, number] = CANVAS
  /** Tracks playing on the page. */
  private tracks: ReadonlySet<string> = new Set()
  private trackEnds = new TrackEnds()
  private shade?: Shade

  constructor(private stage: Stage) {}

  /** Used by the next text. */
  equip({ sprites, resolution = CANVAS }: Assets) {
    this.sprites = sprites ? new Map([...SPRITES, ...sprites]) : SPRITES
    this.resolution = resolution
  }

  /** Returns false if the running text is another one. */
  reuseFor(wanted: Wanted, stage: Stage): boolean {
    if (!this.running || this.running.stopped) return false
    this.running.wanted = wanted
    this.stage = stage
    return true
  }

  /** Never rejects, because the next task waits for the outcome. */
  async answer(task: Exclude<Task, { kind: 'close' | 'equip' | 'prepare' }>): Promise<Outcome> {
    try {
      if (task.kind === 'show') return await this.show(task)
      if (!this.running) return { kind: 'overtaken' }
      if (task.kind === 'restart') return await this.show({ ...this.running.wanted, moment: '', keepState: false })
      return await this.advance(this.running, task.inputs, task.spare)
    } catch (thrown) {
      return { kind: 'refused', diagnostics: [thrown === NOT_LOADED ? notLoadedDiagnostic() : unreadableDiagnostic()] }
    }
  }

  private async show(wanted: Wanted): Promise<Outcome> {
    const { text, moment, keepState } = wanted
    const diagnostic = lengthDiagnostic(text)
    if (diagnostic) return { kind: 'refused', diagnostics: [diagnostic] }
    const machine = new Machine(this.sprites, this.resolution)
    machine.shader = wanted.shaders?.initial ?? ''
    const read: Read = (await this.written(wanted, machine)) ?? (await this.compiled(text, machine))
    const { program, diagnostics, hintsIn } = read
    if (!program) return { kind: 'refused', diagnostics: diagnosticsOf(diagnostics, text) }

    const next: Running = { wanted, program, machine, began: program.start, hintsIn, newHints: [], hinted: new Set() }
    const goesOn = keepState && this.running && continueFrom(next, this.running)
    const output = goesOn ? this.runAgain(next, goesOn) : this.runTo(next, momentOf(moment))
    this.running = next
    return this.shown(next, { output, sounds: soundsBetween(this.tracks, machine.tracks), isNewText: true })
  }

  /** Undefined if there is none, it cannot be loaded, or its version differs. */
  private async written({ written }: Wanted, machine: Machine): Promise<Prepared | undefined> {
    if (written === undefined) return undefined
    try {
      const program = await this.stage.written(written)
      return { program: prepare(program, this.stage.natives(machine), this.budget), diagnostics: [] }
    } catch {
      return undefined
    }
  }

  private async compiled(text: string, machine: Machine): Promise<Read> {
    const failed = () => {
      throw NOT_LOADED
    }
    const language = await this.stage.language().catch(failed)
    const compiled = (isLast?: boolean) => language.compile(text, machine, this.budget, isLast)
    const loaded = (): Promise<Prepared> => language.loadRest().then(() => compiled() ?? loaded())
    const prepared = compiled() ?? (await loaded().catch(() => compiled(true) ?? failed()))
    return { ...prepared, hintsIn: language.hints }
  }

  /** Runs another program's frame with the same input. */
  private runAgain(next: Running, { snapshot, input }: NonNullable<Running['before']>): readonly OutputLine[] {
    next.machine.goOnFrom(snapshot)
    return this.outputOfFrame(next, input)
  }

  private runTo(next: Running, moment = momentOf('')!): readonly OutputLine[] {
    const output: OutputLine[] = []
    this.trackEnds = new TrackEnds()
    const end = this.stage.now() + MOMENT_MS
    for (let tick = 0; tick <= moment.frame && !next.stopped; tick++) {
      output.push(...this.outputOfFrame(next, moment.inputAt(tick)))
      if (this.stage.now() > end && tick < moment.frame) {
        const message = `this program takes too long: only ${tick + 1} of ${moment.frame + 1} frames have run`
        next.stopped = { reason: 'budget', message }
      }
    }
    return output
  }

  private advance(running: Running, inputs: readonly FrameInput[], spare?: ArrayBuffer): Promise<Shown> {
    const output: OutputLine[] = []
    const calls: Call[] = []
    const end = this.stage.now() + ADVANCE_MS
    for (const input of inputs) {
      if (running.stopped || this.stage.now() > end) break
      const result = this.runFrame(running, input)
      output.push(...outputOf(result, running.machine.tick))
      calls.push(...result.calls)
    }
    return this.shown(running, { output, sounds: soundsOf(calls), spare })
  }

  private outputOfFrame(running: Running, input: FrameInput): OutputLine[] {
    return outputOf(this.runFrame(running, input), running.machine.tick)
  }

  private runFrame(running: Running, input: FrameInput): FrameResult {
    const snapshot = running.machine.snapshot()
    const kept = running.program.kept()
    running.before = { snapshot, kept, input }
    const result = runFrame(running.program, running.machine, input)
    this.trackEnds.pass(running.machine.tracks, soundsOf(result.calls))
    if (result.panic) running.stopped = stoppedBy(result.panic, running.wanted.text)
    else this.wholeCalls = result.calls
    takeHints(running, this.sprites)
    return result
  }

  private async shown(running: Running, { output, sounds, spare, isNewText = false }: News): Promise<Shown> {
    const { machine, stopped, program, began, wanted, newHints } = running
    this.tracks = new Set(machine.tracks)
    const picture = pictureOf(this.wholeCalls ?? machine.calls, machine.resolution, this.sprites, spare)
    return {
      kind: 'shown',
      picture,
      surface: await this.shaded(running, picture, isNewText),
      tick: machine.tick,
      output: diagnosticLines(output),
      sounds,
      ...(stopped && { stopped }),
      ...(began !== program.start && { isStartChanged: true }),
      ...(newHints.length > 0 && { hints: diagnosticsOf(newHints.splice(0), wanted.text) }),
      shader: machine.shader,
    }
  }

  private async shaded(
    { machine, wanted: { shaders, keepState } }: Running,
    picture: PlayedPicture,
    isNewText: boolean,
  ): Promise<SurfaceReport | undefined> {
    if (!shaders) return undefined
    const { shader: name, camera, tick } = machine
    const kind = isNewText ? (keepState ? 'edit' : 'start') : 'frame'
    try {
      this.shade ??= await this.stage.surface()
      return await this.shade({ kind, shaders, name, picture, globals: { camera, tick } })
    } catch {
      return { note: 'Couldn’t load what draws shaders. Press Restart to try again.' }
    }
  }
}

/** What happened since the last answer. */
type News = {
  output: readonly OutputLine[]
  sounds: readonly SoundChange[]
  spare?: ArrayBuffer | undefined
  isNewText?: boolean
}

const MAX_HINTS = 5

function takeHints({ hintsIn, machine, wanted, hinted, newHints }: Running, sprites: Sprites) {
  if (!hintsIn || hinted.size >= MAX_HINTS) return
  for (const hint of hintsIn(machine, wanted.text, sprites)) {
    const key = `${hint.message} ${hint.span.start}`
    if (hinted.has(key) || hinted.size >= MAX_HINTS) continue
    hinted.add(key)
    newHints.push(hint)
  }
}

/** Both states must have the same shape. A changed initial state applies if the program has not advanced. */
function continueFrom(next: Running, { program, before, began }: Running): Running['before'] {
  if (!before) return undefined
  const isNew = next.began !== began && program.isAtStart()
  const { shape, values } = before.kept
  if (!next.program.adopt({ shape, values: isNew ? new Map() : values })) return undefined
  if (!isNew && values.size > 0) next.began = began
  return before
}

const NOT_LOADED = Symbol('not loaded')

function pictureOf(
  calls: readonly Call[],
  [width, height]: readonly [number, number],
  sprites: Sprites,
  spare?: ArrayBuffer,
): PlayedPicture {
  const length = 4 * width * height
  const pixels = new Uint32Array(spare?.byteLength === length ? spare : new ArrayBuffer(length))
  drawCalls({ width, height, pixels }, calls.filter(isDrawn), sprites)
  return { width, height, pixels: new Uint8ClampedArray(pixels.buffer) }
}
