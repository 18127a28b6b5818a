import { IDLE_INPUT, type FrameInput, type OutputLine } from 'engine'
import type {
  Assets,
  LocatedDiagnostic,
  Outcome,
  ProgramShaders,
  Session,
  ShaderErrors,
  Shown,
} from '../runtime/session'
import { gameTimeAt, updatesDue, type GameTime } from './frameLoop'
import { logLinesAfter, type LogLine } from './logLines'
import { problemOf, type Problem } from './problem'

/** The visible state of a run. */
export type RunView = {
  /** `idle` until the first advance; `failed` if the player is unavailable. */
  state: 'idle' | 'running' | 'paused' | 'stopped' | 'failed'
  /** The frame at which it was paused. */
  tick: number
  /** Why the last text does not run; kept until another text compiles. */
  problem: Problem | undefined
  /** Whether the initial state was edited since the start; applies after a restart. */
  isStartChanged: boolean
  /** Whether the last text has been pending long enough to show it. */
  isWaiting: boolean
  log: readonly LogLine[]
  /** Likely mistakes in the last compiled text. */
  hints: readonly LocatedDiagnostic[]
  /** Name of the last surface shader; '' for none. */
  shader: string
  /** Why that shader does not change the picture, with code in backticks; '' if it does. */
  shaderNote: string
  /** Errors by shader of the last text. */
  shaderErrors: ShaderErrors
}

type RunParts = {
  inputFor: () => FrameInput
  /** Called with each picture; `isRestart` if the program restarted. */
  onShown: (shown: Shown, isRestart: boolean) => void
  /** Whether the log also lists sounds. */
  listsSounds?: boolean
}

const NO_HINTS: readonly LocatedDiagnostic[] = []
const NO_ERRORS: ShaderErrors = {}
const NO_LOG: readonly LogLine[] = []

/** Shorter waits are not shown. */
const LOADING_SHOWN_AFTER_MS = 400

/** The note of a program that came without its shaders. */
const withoutShaders = (shader: string) =>
  `Turbo changes the whole picture with the shader \`${shader}\`. Here you see it without.`

/** Pauses the running example of the page. */
let pauseRunning: (() => void) | undefined

/** 60 updates a second while running, single steps otherwise. */
export class ExampleRun {
  view: RunView = {
    state: 'idle',
    tick: 0,
    problem: undefined,
    isStartChanged: false,
    isWaiting: false,
    log: NO_LOG,
    hints: NO_HINTS,
    shader: '',
    shaderNote: '',
    shaderErrors: NO_ERRORS,
  }
  private parts: RunParts = { inputFor: () => IDLE_INPUT, onShown: () => {} }
  private readonly listeners = new Set<() => void>()
  private opening: Promise<Session> | undefined
  /** The open session; requests go out immediately. */
  private session: Session | undefined
  private assets: Assets | undefined
  /** The arguments of the last `show`. */
  private wanted: readonly (string | undefined)[] = []
  private request = 0
  private time: GameTime | undefined
  private lastTick = 0
  /** Whether the program has advanced past its moment; a panic does not reset this, so a fixed text continues. */
  private hasMoved = false
  private isBusy = false
  private hasShown = false
  /** Settles when the last text is shown or rejected. */
  showing: Promise<void> = Promise.resolve()

  constructor(private readonly open: () => Promise<Session>) {}

  /** Whether the canvas shows this program. */
  get hasPicture(): boolean {
    return this.hasShown
  }

  /** The current frame. */
  get frame(): number {
    return this.lastTick
  }

  connect(parts: RunParts) {
    this.parts = parts
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** At its moment if the program has not advanced, otherwise at its current frame. Ignores repeated texts. */
  show(text: string, moment: string, written?: string, shaders?: ProgramShaders): Promise<void> {
    const wanted = [text, moment, written, JSON.stringify(shaders)]
    if (wanted.every((part, index) => part === this.wanted[index])) return this.showing
    this.wanted = wanted
    const keepState = this.hasMoved
    const request = (session: Session) => session.show(text, { moment, written, keepState, shaders })
    const timer = setTimeout(() => this.change({ isWaiting: true }), LOADING_SHOWN_AFTER_MS)
    return (this.showing = this.hear(request, !keepState, true).finally(() => {
      clearTimeout(timer)
      this.change({ isWaiting: false })
    }))
  }

  /** Applies to the next text, even an unchanged one. */
  equip(assets: Assets): void {
    this.assets = assets
    this.session?.equip(assets)
    this.wanted = []
  }

  /** Discards the running state. */
  refresh(text: string, moment: string, written?: string, shaders?: ProgramShaders): Promise<void> {
    this.enter('idle')
    this.wanted = []
    return this.show(text, moment, written, shaders)
  }

  /** Starts over if the program has stopped; pauses any other example. */
  async play(): Promise<void> {
    await this.showing
    if (this.isIn('stopped')) await this.restart()
    if (!this.canMove()) return
    pauseRunning?.()
    pauseRunning = this.pause
    this.time = undefined
    this.enter('running')
    this.request = requestAnimationFrame(this.onPicture)
  }

  readonly pause = () => {
    if (this.isIn('running')) this.enter('paused')
  }

  async step(): Promise<void> {
    await this.showing
    this.pause()
    if (!this.canMove()) return
    await this.advance(1)
    if (this.isIn('idle')) this.enter('paused')
  }

  /** A running program keeps running. */
  async restart(): Promise<void> {
    await this.showing
    if (this.isNeverShown()) return
    if (!this.isIn('running')) this.enter('paused')
    await this.hear((session) => session.restart(), true)
  }

  close(): void {
    this.pause()
    void this.opening?.then(
      (session) => session.close(),
      () => {},
    )
    this.forget()
  }

  private forget() {
    this.opening = undefined
    this.session = undefined
    this.wanted = []
  }

  private async opened(): Promise<Session> {
    const opening = (this.opening ??= this.open())
    const session = await opening
    if (this.opening === opening && this.session !== session) {
      this.session = session
      if (this.assets) session.equip(this.assets)
    }
    return session
  }

  private readonly onPicture = (nowMs: number) => {
    if (!this.isIn('running')) return
    this.request = requestAnimationFrame(this.onPicture)
    // The next update catches up
    if (this.isBusy) return
    const { updates, time } = updatesDue(this.time ?? gameTimeAt(nowMs), nowMs)
    this.time = time
    if (updates > 0) void this.advance(updates)
  }

  private async advance(updates: number): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    const inputs = Array.from({ length: updates }, () => this.parts.inputFor())
    await this.hear((session) => session.advance(inputs), false)
    this.isBusy = false
  }

  private async hear(
    request: (session: Session) => Promise<Outcome>,
    isRestart: boolean,
    isOfNewText = false,
  ): Promise<void> {
    let outcome: Outcome
    try {
      outcome = await request(this.session ?? (await this.opened()))
    } catch {
      this.forget()
      this.enter('failed')
      return
    }
    if (outcome.kind === 'overtaken') return
    const refusal = isOfNewText || this.view.problem?.kind !== 'refused' ? undefined : this.view.problem
    const problem = refusal ?? problemOf(outcome)
    if (outcome.kind !== 'shown') {
      this.change({ problem })
      if (outcome.kind === 'unresponsive') this.enter('stopped')
      return
    }
    this.hasShown = true
    this.lastTick = outcome.tick
    const before = isRestart ? { log: NO_LOG, shader: '' } : this.view
    // A program without a log would show that of the previous one
    const isLogStale = isOfNewText && !this.wanted[0]?.includes('log!')
    const log = logLinesAfter(isLogStale ? NO_LOG : before.log, this.listed(outcome.output))
    const { stopped, isStartChanged = false } = outcome
    const knownHints = isRestart || isOfNewText ? NO_HINTS : this.view.hints
    const hints = outcome.hints ? [...knownHints, ...outcome.hints] : knownHints
    const shader = outcome.shader || before.shader
    const shaderNote = outcome.surface?.note ?? (shader && withoutShaders(shader))
    const shaderErrors = outcome.surface?.errors ?? this.view.shaderErrors
    this.change({ problem, isStartChanged, log, hints, shader, shaderNote, shaderErrors })
    if (stopped) this.enter('stopped')
    else if (this.isIn('stopped', 'failed')) this.enter(this.hasMoved ? 'paused' : 'idle')
    else if (!this.isIn('running')) this.enter(this.view.state)
    this.parts.onShown(outcome, isRestart)
  }

  private listed(output: readonly OutputLine[]): readonly OutputLine[] {
    return this.parts.listsSounds ? output : output.filter(({ isSound }) => !isSound)
  }

  private canMove(): boolean {
    return this.isIn('idle', 'paused') && !this.isNeverShown()
  }

  private isNeverShown(): boolean {
    return !this.hasShown && this.view.problem?.kind === 'refused'
  }

  private isIn(...states: RunView['state'][]): boolean {
    return states.includes(this.view.state)
  }

  private enter(state: RunView['state']) {
    if (state === 'idle') this.hasMoved = false
    else if (state === 'running' || state === 'paused') this.hasMoved = true
    if (state !== 'running') {
      cancelAnimationFrame(this.request)
      if (pauseRunning === this.pause) pauseRunning = undefined
    }
    this.change({ state, tick: this.lastTick })
  }

  /** Notifies listeners if something visible changed. */
  private change(news: Partial<RunView>) {
    const view = { ...this.view, ...news }
    if ((Object.keys(view) as (keyof RunView)[]).every((name) => view[name] === this.view[name])) return
    this.view = view
    for (const listener of this.listeners) listener()
  }
}
