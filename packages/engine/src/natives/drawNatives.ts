import type { Native, Natives } from 'rust/machine'
import type { Camera, DrawCall } from '../call'
import { frameAtTick } from '../spriteAnimation'
import type { Machine } from '../machine'
import { nativesOf } from './native'
import {
  optionTable,
  type Options,
  type OptionTable,
  type OptionWriter,
  type OptionFact,
  type OptionFacts,
} from '../options'

type NameOf<Op> = Op extends `${infer Name}!` ? Name : never
type Heads = { readonly [headedBy: string]: readonly string[] }

/** Leading arguments of each macro, by constructor. */
const HEADS: Record<NameOf<DrawCall['op']>, Heads> = {
  rect: {},
  circ: {},
  ellipse: {},
  path: {},
  sprite: {
    named: ['name'],
    animated: ['animation_key'],
    animated_or: ['animation_key', 'default_sprite'],
  },
  nine_slice: { named: ['name'] },
  text: { of: ['text'] },
  text_box: { of: ['text'] },
}

/** All head arguments; null in calls of another form. */
const headDefaults = (heads: Heads): Options =>
  Object.fromEntries(
    Object.values(heads)
      .flat()
      .map((name) => [name, null]),
  )

type MadeCall = { op: string; options: Options; camera: Camera; shownFrame?: number }

const DRAWN: ReadonlySet<string> = new Set(Object.keys(HEADS).map((macro) => `${macro}!`))

/** A test compares the tables with the types. */
const isDrawCall = (call: MadeCall): call is MadeCall & DrawCall => DRAWN.has(call.op)

const read = new WeakMap<readonly OptionFact[], OptionTable>()

function tableOf(macro: string, tables: OptionFacts): OptionTable {
  const facts = tables[macro]!
  const known = read.get(facts) ?? optionTable(macro, facts)
  read.set(facts, known)
  return known
}

/** A drawing macro. Each call site resolves the positions of its arguments once and fills a copy of the defaults. */
function drawing(machine: Machine, macro: string, tables: OptionFacts): Native {
  const op = `${macro}!`
  const heads: Heads = Object.entries(HEADS).find(([name]) => name === macro)?.[1] ?? {}
  return ({ options: names, headedBy = '', budget }) => {
    const { defaults, writers } = tableOf(macro, tables)
    const blank = { ...headDefaults(heads), ...defaults }
    const head = heads[headedBy] ?? []
    const writes = names.map((name, i) => (name === null ? writerOf(head[i]!) : writers.get(name)!))
    return (...values: unknown[]) => {
      const options = { ...blank }
      for (let i = 0; i < writes.length; i++) writes[i]!(options, values[i])
      const shown = macro === 'sprite' ? { shownFrame: shownFrame(machine, options) } : undefined
      const call: MadeCall = { op, options, camera: machine.camera, ...shown }
      if (!isDrawCall(call)) throw new Error(`nothing draws ${op}`)
      machine.draw(call, budget.drawnAt)
    }
  }
}

const writerOf =
  (name: string): OptionWriter =>
  (options, value) => {
    options[name] = value
  }

/** The current frame of the sprite or its animation; a finished animation falls back to the default sprite. */
function shownFrame(machine: Machine, options: Options): number {
  const { animation_key: key, default_sprite: fallback, animation_speed: speed } = options
  if (key === null) {
    const timing = machine.timingOf(options.name as string)
    return timing ? frameAtTick(timing, machine.tick, speed as number) : 0
  }
  const animation = machine.animationOf(key as string)
  if (fallback !== null && animation.isDone) animation.useSprite(fallback as string)
  options.name = animation.playing?.sprite ?? ''
  return animation.playing?.frame ?? 0
}

/** Printing macros that only write log lines. */
const PRINTING = ['print!', 'eprint!', 'eprintln!', 'dbg!']

export const drawNatives = (machine: Machine, tables: OptionFacts): Natives => {
  const log = (text: string) => machine.log(text)
  const print = (text: string) => machine.print(text)
  return {
    ...Object.fromEntries(Object.keys(tables).map((macro) => [`${macro}!`, drawing(machine, macro, tables)])),
    ...nativesOf('', { 'log!': log, 'println!': log, ...Object.fromEntries(PRINTING.map((name) => [name, print])) }),
  }
}
