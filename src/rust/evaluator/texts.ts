import { further } from '../further/further'
import { formatText } from '../format/formatText'
import type { Expr, FormatArgs } from '../tree/tree'
import type { Type } from '../types/type'
import { UNIT } from '../types/known'
import { Panic, panic } from '../values/panic'
import type { Value } from '../values/value'
import { spanIn } from './body'
import type { Body } from './body'
import type { Frame, Run } from './run'

export type NodeOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** The text of a format string, undefined where a `fmt` of the program fails. Its arguments are looked at, not taken. */
export function textOf({ pieces, args }: FormatArgs, body: Body): (frame: Frame) => string | undefined {
  const [piece] = pieces
  if (!piece) return () => ''
  if (pieces.length === 1 && piece.kind === 'Text') return () => piece.text
  const places = args.map(({ value }) => body.place(value))
  const { traits, budget } = body.machine
  const types = places.map(({ type }) => type)
  const format = formatText(pieces, types, { traits, budget })
  return (frame) => format(places.map(({ read }) => read(frame)))
}

/** The text of a format string that has to succeed. */
export function surelyTextOf(format: FormatArgs, body: Body): (frame: Frame) => string {
  const text = textOf(format, body)
  const span = spanIn(body, format.span)
  return (frame) =>
    text(frame) ?? panic('a formatting trait implementation returned an error when the underlying stream did not', span)
}

/** What a macro puts in front of its message, and what it says without one. */
const PANICS = {
  panic: { alone: 'explicit panic', before: '' },
  todo: { alone: 'not yet implemented', before: 'not yet implemented: ' },
  unimplemented: { alone: 'not implemented', before: 'not implemented: ' },
  unreachable: {
    alone: 'internal error: entered unreachable code',
    before: 'internal error: entered unreachable code: ',
  },
} as const

/** `format!`, `println!` and its kin, `panic!` and its kin. */
export function formatRun(node: NodeOf<'FormatCall'>, body: Body): Run {
  const { name, format } = node
  const text = format ? surelyTextOf(format, body) : () => ''
  if (name === 'format') return text
  if (name === 'print' || name === 'println' || name === 'eprint' || name === 'eprintln') {
    return printRun(name, text, body)
  }
  const { alone, before } = PANICS[name]
  const span = spanIn(body, node.span)
  return (frame) => panic(format ? before + text(frame) : alone, span)
}

/** Printing is told like `log!`, by natives of their own where there are some. */
function printRun(name: string, text: Run, body: Body): Run {
  const print = further().printerOf(name, body)
  return (frame) => {
    print(text(frame))
  }
}

export function behind(type: Type): Type {
  return type.kind === 'reference' ? behind(type.target) : type
}

/** Values as `{:?}` shows them. */
export function debugText(types: readonly Type[], body: Body): (values: readonly Value[]) => string[] {
  const { traits, budget } = body.machine
  const shows = types.map((type) => formatText([DEBUG], [type], { traits, budget }))
  return (values) => values.map((value, i) => shows[i]?.([value]) ?? '')
}

const DEBUG = {
  kind: 'Placeholder',
  span: { start: 0, end: 0 },
  argument: 0,
  spec: { trait: '?', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false },
} as const

/** A drawing macro or `log!`: the arguments of its head, then its options, in the order written. */
export function engineRun(node: NodeOf<'EngineCall'>, body: Body): Run {
  const nodes = [...node.head, ...node.options.map(({ value }) => value)]
  const key = `${node.name}!`
  const span = spanIn(body, node.span)
  const call = body.machine.macro(key, {
    span,
    args: nodes.map(body.adjustedTypeOf),
    result: UNIT,
    options: [...node.head.map(() => null), ...node.options.map(({ name }) => name.name)],
    headedBy: node.builder,
  })
  if (!call) throw new Panic(`\`${key}\` is not supported here`, span, 'unsupported')
  const values = nodes.map(body.value)
  const { budget } = body.machine
  return (frame) => {
    budget.spend(1)
    call(...values.map((value) => value(frame)))
  }
}
