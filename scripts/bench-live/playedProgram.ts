import { CANVAS, isDrawn, Machine, runFrame, scriptedInput, SPRITES } from 'engine'
import { canvasOf, drawCalls } from 'engine/draw'
import { nativesFor } from 'engine/language'
import { checkProgram, lower, parseProgram, type Declarations, type Diagnostic } from 'rust'
import { prepare } from 'rust/machine'

/** Milliseconds per step from text to first picture. */
export type Steps = { parse: number; check: number; lower: number; prepare: number; frame: number }

export type FrameTime = { run: number; paint: number }

const canvas = canvasOf(...CANVAS)

/** `nextFrame` continues with scripted input. */
export function play(text: string, declarations: Declarations): { steps: Steps; nextFrame: () => FrameTime } {
  const [{ tree, diagnostics }, parseTime] = timed(() => parseProgram(text, declarations))
  demandNone(diagnostics)
  const [checked, checkTime] = timed(() => checkProgram(tree, declarations))
  demandNone(checked.diagnostics)
  const machine = new Machine(SPRITES)
  const natives = nativesFor(machine, declarations)
  const [lowered, lowerTime] = timed(() => lower(checked, (key) => key in natives))
  demandNone(lowered.diagnostics)
  const [program, prepareTime] = timed(() => prepare(lowered.program!, natives))
  const nextFrame = (): FrameTime => {
    const [{ calls, panic }, run] = timed(() => runFrame(program, machine, scriptedInput(machine.tick + 1)))
    if (panic) throw new Error(`frame ${machine.tick} panicked: ${panic.message}`)
    const [, paint] = timed(() => drawCalls(canvas, calls.filter(isDrawn), SPRITES))
    return { run, paint }
  }
  const { run, paint } = nextFrame()
  const steps = {
    parse: parseTime,
    check: checkTime,
    lower: lowerTime,
    prepare: prepareTime,
    frame: run + paint,
  }
  return { steps, nextFrame }
}

/** The time is in milliseconds. */
export function timed<T>(run: () => T): [T, number] {
  const start = now()
  const value = run()
  return [value, now() - start]
}

/** Wall time, or CPU time of this process. */
export type Clock = 'wall' | 'cpu'

let now = () => performance.now()

/** Wall time includes other processes of a busy machine. */
export function measureWith(clock: Clock) {
  if (clock === 'cpu') now = cpuTime
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function demandNone(diagnostics: readonly Diagnostic[]) {
  if (diagnostics[0]) throw new Error(`a program of the benchmark is rejected: ${diagnostics[0].message}`)
}
