import type { FrameInput } from 'engine'
import { IDLE_INPUT } from 'engine'
import type { LocatedDiagnostic, Outcome, Session, Shown } from '../runtime/session'
import { gameTimeAt, updatesDue } from './frameLoop'
import type { GameTime } from './frameLoop'
import { logLinesAfter } from './logLines'
import type { LogLine } from './logLines'
import { problemOf } from './problem'
import type { Problem } from './problem'

/** How far an example has come. */
export type RunView = {
  /** `idle` until it is moved on, `failed` where nothing can run. */
  state: 'idle' | 'running' | 'paused' | 'stopped' | 'failed'
  /** The frame at which it was paused. */
  tick: number
  /** Why the last text does not run: until another one is taken, whatever the last one that works does meanwhile. */
  problem: Problem | undefined
  /** Whether a start value has changed since the program began: it is seen after a restart. */
  isStartChanged: boolean
  /** Whether the text that was taken last is waited for, long enough to be told. */
  isWaiting: boolean
  log: readonly LogLine[]
  /** What the last text that was taken does that is surely not meant. */
  hints: readonly LocatedDiagnostic[]
  /** The name of the last surface shader that the program has set: the picture does not show it. '' for none. */
  shader: string
}

/** What an example runs with. */
type RunParts = {
  /** What the players do in the next update. */
  inputFor: () => FrameInput
  /** Hears of each picture, and whether the program began anew with it. */
  onShown: (shown: Shown, isRestart: boolean) => void
}

const NO_HINTS: readonly LocatedDiagnostic[] = []

/** What takes less than this is no waiting. */
const LOADING_SHOWN_AFTER_MS = 400

/** Pauses the one example of the page that runs. */
let pauseRunning: (() => void) | undefined

/** An example in time: 60 updates a second while it runs, one by one while it does not. */
export class ExampleRun {
  view: RunView = {
    state: 'idle',
    tick: 0,
    problem: undefined,
    isStartChanged: false,
    isWaiting: false,
    log: [],
    hints: NO_HINTS,
    shader: '',
  }
  private parts: RunParts = { inputFor: () => IDLE_INPUT, onShown: () => {} }
  private readonly listeners = new Set<() => void>()
  private opening: Promise<Session> | undefined
  /** The session once it is open: what is asked of it then is on its way to the worker at once. */
  private session: Session | undefined
  /** What was to be shown last. */
  private wanted: readonly (string | undefined)[] = []
  private request = 0
  private time: GameTime | undefined
  private lastTick = 0
  /** Whether the program has gone on since its moment. A panic does not change that: a mended text goes on, too. */
  private hasMoved = false
  private isBusy = false
  /** Whether a program has been shown: without one there is nothing to move on. */
  private hasShown = false
  /** Settles once the text that was wanted last is shown, or its fault is told. */
  showing: Promise<void> = Promise.resolve()

  constructor(private readonly open: () => Promise<Session>) {}

  connect(parts: RunParts) {
    this.parts = parts
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /**
   * Shows a text: at its moment where the program has not gone on since, else as far as it has come. A text that was wanted
   * last is not asked for again.
   */
  show(text: string, moment: string, written?: string): Promise<void> {
    const wanted = [text, moment, written]
    if (wanted.every((part, index) => part === this.wanted[index])) return this.showing
    this.wanted = wanted
    const keepState = this.hasMoved
    const ask = (session: Session) => session.show(text, { moment, written, keepState })
    const timer = setTimeout(() => this.change({ isWaiting: true }), LOADING_SHOWN_AFTER_MS)
    return (this.showing = this.hear(ask, !keepState, true).finally(() => {
      clearTimeout(timer)
      this.change({ isWaiting: false })
    }))
  }

  /** Shows a text at its moment, whatever ran before. */
  refresh(text: string, moment: string, written?: string): Promise<void> {
    this.enter('idle')
    this.wanted = []
    return this.show(text, moment, written)
  }

  /** Runs on, from the beginning where the program was stopped. Whatever else runs on the page is paused. */
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

  /** One update, and no more. */
  async step(): Promise<void> {
    await this.showing
    this.pause()
    if (!this.canMove()) return
    await this.advance(1)
    if (this.isIn('idle')) this.enter('paused')
  }

  /** Begins at frame 0, and runs on if it ran. */
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
    if (this.opening === opening) this.session = session
    return session
  }

  private readonly onPicture = (nowMs: number) => {
    if (!this.isIn('running')) return
    this.request = requestAnimationFrame(this.onPicture)
    // What is due meanwhile is made up for with the next update
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
    ask: (session: Session) => Promise<Outcome>,
    isRestart: boolean,
    isOfNewText = false,
  ): Promise<void> {
    let outcome: Outcome
    try {
      outcome = await ask(this.session ?? (await this.opened()))
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
    const before = isRestart ? { log: [], shader: '' } : this.view
    const log = logLinesAfter(before.log, outcome.logs)
    const { stopped, isStartChanged = false } = outcome
    const knownHints = isRestart || isOfNewText ? NO_HINTS : this.view.hints
    const hints = outcome.hints ? [...knownHints, ...outcome.hints] : knownHints
    this.change({ problem, isStartChanged, log, hints, shader: outcome.shader || before.shader })
    if (stopped) this.enter('stopped')
    else if (this.isIn('stopped', 'failed')) this.enter(this.hasMoved ? 'paused' : 'idle')
    else if (!this.isIn('running')) this.enter(this.view.state)
    this.parts.onShown(outcome, isRestart)
  }

  private canMove(): boolean {
    return this.isIn('idle', 'paused') && !this.isNeverShown()
  }

  /** Whether the first text of all was refused. */
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

  /** Tells who listens, but not of pictures that look the same from outside. */
  private change(news: Partial<RunView>) {
    const view = { ...this.view, ...news }
    if ((Object.keys(view) as (keyof RunView)[]).every((name) => view[name] === this.view[name])) return
    this.view = view
    for (const listener of this.listeners) listener()
  }
}
