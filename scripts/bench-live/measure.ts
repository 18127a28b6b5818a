/**
 * Measures the browser's code in a separate process: `takeTimes` bundles this file, writes a task to stdin and reads
 * times from stdout.
 */
import { readFileSync } from 'node:fs'
import { turboDeclarations } from 'engine/language'
import { checkProgram, parseProgram, readHeader, type Header } from 'rust'
import { HEAVY_PROGRAMS } from './heavyPrograms'
import { measureWith, play, timed, type Clock, type FrameTime, type Steps } from './playedProgram'
import { median, p95 } from './statistics'

/** Inputs by kind of measurement. */
export type Needs = {
  cold: { text: string }
  warm: { text: string }
  frames: { text: string; frames: number }
  checks: { texts: readonly string[] }
  heavy: { name: string }
}

export type Task = { header: Header; clock: Clock } & {
  [Kind in keyof Needs]: { kind: Kind } & Needs[Kind]
}[keyof Needs]

export type ColdTimes = Steps & { declarations: number }

/** Medians of warm steps, and the p95 of their sum. */
export type WarmTimes = Steps & { edit: number }

export type FrameTimes = Record<'run' | 'paint' | 'both', { median: number; p95: number }>

/** Medians of a frame, and of the JavaScript equivalent. */
type HeavyTimes = { run: number; plain: number }

export type Times = { cold: ColdTimes; warm: WarmTimes; frames: FrameTimes; checks: number[]; heavy: HeavyTimes }

const WARM_UPS = 40
const ROUNDS = 40

const STEPS = ['parse', 'check', 'lower', 'prepare', 'frame'] as const
const sumOf = (steps: Steps) => STEPS.reduce((sum, step) => sum + steps[step], 0)

const task = JSON.parse(readFileSync(0, 'utf8')) as Task
measureWith(task.clock)
process.stdout.write(JSON.stringify(timesOf(task)))

function timesOf(task: Task): Times[keyof Times] {
  const [declarations, read] = timed(() => turboDeclarations(readHeader(task.header)))
  switch (task.kind) {
    case 'cold':
      return { ...play(task.text, declarations).steps, declarations: read }
    case 'warm': {
      const rounds = Array.from({ length: WARM_UPS + ROUNDS }, () => play(task.text, declarations).steps)
      const warm = rounds.slice(WARM_UPS)
      const middle = (step: keyof Steps) => median(warm.map((steps) => steps[step]))
      const steps = {
        parse: middle('parse'),
        check: middle('check'),
        lower: middle('lower'),
        prepare: middle('prepare'),
        frame: middle('frame'),
      }
      return { ...steps, edit: p95(warm.map(sumOf)) }
    }
    case 'frames': {
      const { nextFrame } = play(task.text, declarations)
      for (let frame = 0; frame < WARM_UPS; frame++) nextFrame()
      const frames = Array.from({ length: task.frames }, nextFrame)
      const spread = (of: (frame: FrameTime) => number) => ({
        median: median(frames.map(of)),
        p95: p95(frames.map(of)),
      })
      return { run: spread(({ run }) => run), paint: spread(({ paint }) => paint), both: spread(bothOf) }
    }
    case 'heavy': {
      const { text, plain } = HEAVY_PROGRAMS.find(({ name }) => name === task.name)!
      const { nextFrame } = play(text, declarations)
      const warm = (once: () => number) => Array.from({ length: 2 * WARM_UPS + ROUNDS }, once).slice(2 * WARM_UPS)
      return { run: median(warm(() => nextFrame().run)), plain: median(warm(() => timed(plain)[1])) }
    }
    case 'checks': {
      const trees = task.texts.map((text) => parseProgram(text, declarations).tree)
      const rounds = Array.from({ length: ROUNDS }, () =>
        trees.map((tree) => timed(() => checkProgram(tree, declarations))[1]),
      )
      return trees.map((_, place) => median(rounds.slice(ROUNDS / 2).map((times) => times[place]!)))
    }
  }
}

function bothOf({ run, paint }: FrameTime): number {
  return run + paint
}
