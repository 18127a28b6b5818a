import type { Call } from '../../../engine/call'
import { isDrawn } from '../../../engine/call'
import type { FrameInput } from '../../../engine/input/frameInput'
import { momentOf } from '../../../engine/input/moment'
import { CANVAS, Machine, type Snapshot } from '../../../engine/machine'
import { nativesFor } from '../../../engine/natives/nativesFor'
import { drawCalls } from '../../../engine/raster/drawCalls'
import { runFrame, type FrameResult } from '../../../engine/runFrame'
import { SPRITES } from '../../../engine/sprites/sprites'
import type { Declarations } from '../../../rust/declarations/declarations'
import type { KeptState, Program } from '../../../rust/evaluator/prepare'
import { compileProgram } from '../../../rust/program'
import { Budget } from '../../../rust/values/budget'
import { TrackEnds } from '../sound/trackEnds'
import { faultsOf, lengthFault, notLoadedFault, unreadableFault } from './faults'
import type { Outcome, PlayedPicture, Shown, SoundChange, Stopped, Task } from './protocol'
import { soundsBetween, soundsOf, stoppedBy, toldLines } from './told'

/** How long a program may take up to its moment, and for the updates of one call. */
const MOMENT_MS = 2000
const ADVANCE_MS = 200

/** A program that runs. */
type Running = {
  text: string
  isProven: boolean
  program: Program
  machine: Machine
  /** Where it stood before its last frame, and what players did in that: there a changed program goes on. */
  before?: { snapshot: Snapshot; kept: KeptState; input: FrameInput }
  stopped?: Stopped
}

/** A text that is to be shown. */
type Wanted = Pick<Extract<Task, { kind: 'show' }>, 'text' | 'isProven' | 'moment' | 'keepState'>

/** What programs run on. */
export type Stage = {
  /** What a text can name, as far as it is loaded. */
  declarations: () => Declarations
  /** Loads what something was thrown for the want of. Answers whether it was that: then it is to be tried again. */
  loadFor: (thrown: unknown) => Promise<boolean>
  /** A clock in milliseconds. */
  now: () => number
}

/** One program with its changes, from its first text on. */
export class PlayedProgram {
  /** What the programs keep may draw on it: they share it. */
  private readonly budget = new Budget()
  private running?: Running
  /** The calls of the last whole frame, which stay in view where a frame breaks off. */
  private wholeCalls?: readonly Call[]
  /** The tracks that play in the page. */
  private tracks: ReadonlySet<string> = new Set()
  private trackEnds = new TrackEnds()

  constructor(private readonly stage: Stage) {}

  /** What is to be shown after a task. Whatever the text is, this answers; the next task has to wait for it. */
  async answer(task: Exclude<Task, { kind: 'close' }>): Promise<Outcome> {
    try {
      if (task.kind === 'show') return await this.show(task)
      if (!this.running) return { kind: 'overtaken' }
      if (task.kind === 'restart') return await this.show({ ...this.running, moment: '', keepState: false })
      return await this.advance(this.running, task.inputs)
    } catch (thrown) {
      return { kind: 'refused', diagnostics: [thrown === NOT_LOADED ? notLoadedFault() : unreadableFault()] }
    }
  }

  private async show({ text, isProven, moment, keepState }: Wanted): Promise<Outcome> {
    const fault = lengthFault(text)
    if (fault) return { kind: 'refused', diagnostics: [fault] }
    const machine = new Machine(SPRITES)
    const { program, diagnostics } = await this.withAll(() => {
      const declarations = this.stage.declarations()
      return compileProgram(text, declarations, nativesFor(machine, declarations), { isProven, budget: this.budget })
    })
    if (!program) return { kind: 'refused', diagnostics: faultsOf(diagnostics, text) }

    const next: Running = { text, isProven, program, machine }
    const before = keepState ? this.running?.before : undefined
    const goesOn = before && program.goOnWith(before.kept)
    const logs = await (goesOn ? this.runAgain(next, before) : this.runTo(next, momentOf(moment)))
    this.running = next
    return this.shown(next, logs, soundsBetween(this.tracks, machine.tracks))
  }

  /** The frame in which another program stood, with the same input. */
  private async runAgain(
    next: Running,
    { snapshot, input }: NonNullable<Running['before']>,
  ): Promise<readonly string[]> {
    next.machine.goOnFrom(snapshot)
    return (await this.runFrame(next, input)).logs
  }

  private async runTo(next: Running, moment = momentOf('')!): Promise<readonly string[]> {
    const logs: string[] = []
    this.trackEnds = new TrackEnds()
    const end = this.stage.now() + MOMENT_MS
    for (let tick = 0; tick <= moment.frame && !next.stopped; tick++) {
      logs.push(...(await this.runFrame(next, moment.inputAt(tick))).logs)
      if (this.stage.now() > end && tick < moment.frame) {
        const message = `this program takes too long: only ${tick + 1} of ${moment.frame + 1} frames have run`
        next.stopped = { reason: 'budget', message }
      }
    }
    return logs
  }

  private async advance(running: Running, inputs: readonly FrameInput[]): Promise<Shown> {
    const logs: string[] = []
    const calls: Call[] = []
    const end = this.stage.now() + ADVANCE_MS
    for (const input of inputs) {
      if (running.stopped || this.stage.now() > end) break
      const result = await this.runFrame(running, input)
      logs.push(...result.logs)
      calls.push(...result.calls)
    }
    return this.shown(running, logs, soundsOf(calls))
  }

  private async runFrame(running: Running, input: FrameInput): Promise<FrameResult> {
    const { program, machine, text } = running
    const snapshot = machine.snapshot()
    running.before = { snapshot, kept: program.kept(), input }
    const result = await this.withAll(
      () => runFrame(program, machine, input),
      () => machine.goOnFrom(snapshot),
    )
    this.trackEnds.pass(machine.tracks, soundsOf(result.calls))
    if (result.panic) running.stopped = stoppedBy(result.panic, text)
    else this.wholeCalls = result.calls
    return result
  }

  /** Does some work, and again where a part of the language was missing for it and has been loaded. */
  private async withAll<Result>(work: () => Result, undo?: () => void): Promise<Result> {
    try {
      return work()
    } catch (thrown) {
      if (!(await loaded(this.stage.loadFor(thrown)))) throw thrown
      undo?.()
      return this.withAll(work, undo)
    }
  }

  private shown({ machine, stopped }: Running, logs: readonly string[], sounds: readonly SoundChange[]): Shown {
    this.tracks = new Set(machine.tracks)
    return {
      kind: 'shown',
      picture: pictureOf(this.wholeCalls ?? machine.calls),
      tick: machine.tick,
      logs: toldLines(logs),
      sounds,
      ...(stopped && { stopped }),
      shader: machine.shader,
    }
  }
}

const NOT_LOADED = Symbol('not loaded')

function loaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    throw NOT_LOADED
  })
}

function pictureOf(calls: readonly Call[]): PlayedPicture {
  const [width, height] = CANVAS
  const pixels = new Uint32Array(width * height)
  drawCalls({ width, height, pixels }, calls.filter(isDrawn), SPRITES)
  return { width, height, pixels: new Uint8ClampedArray(pixels.buffer) }
}
