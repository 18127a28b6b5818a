import { Formatter } from '../format/formatter'
import { formatText } from '../format/formatText'
import type { Expr, FormatArgs } from '../tree/tree'
import { UNIT } from '../types/known'
import type { Type } from '../types/type'
import { err, ok } from '../values/option'
import { Panic, panic } from '../values/panic'
import { Place, readThrough, writeThrough } from '../values/place'
import type { Callable, Value } from '../values/value'
import { type Body, spanIn } from './body'
import { isStandard } from './layout'
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
  const print = printerOf(name, body)
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

export function printerOf(name: string, body: Body): Callable {
  const site = { args: [], result: UNIT, options: [null] }
  return body.machine.macro(`${name}!`, site) ?? body.machine.macro('log!', site) ?? (() => undefined)
}

/** `write!` and `writeln!`: into a formatter, a text, or whatever has a `write_str`. */
export function writeRun(node: NodeOf<'WriteCall'>, body: Body): Run {
  const text = textOf(node.format, body)
  const end = node.name === 'writeln' ? '\n' : ''
  const place = body.place(node.target, true)
  const target = place.type.kind === 'reference' ? place.read : place.borrow
  const write = writerOf(behind(place.type), body)
  return (frame) => {
    const written = text(frame)
    return written === undefined ? err([]) : write(target(frame), written + end)
  }
}

function writerOf(type: Type, body: Body): (target: Value, text: string) => Value {
  const { budget, traits } = body.machine
  if (isStandard(type, 'String')) {
    return (target, text) => {
      const written = (readThrough(target) as string) + text
      budget.allocate(written.length)
      writeThrough(target, written)
      return ok(undefined)
    }
  }
  const own = traits.method('Write', 'write_str', type)
  return (target, text) => {
    const formatter = target instanceof Place ? target.get() : target
    if (!(formatter instanceof Formatter)) return own?.(target, text)
    formatter.write(text)
    return ok(undefined)
  }
}

/** `assert!` and `debug_assert!`. */
export function assertRun(node: NodeOf<'AssertCall'>, body: Body): Run {
  const condition = body.value(node.condition)
  const message = node.message && surelyTextOf(node.message, body)
  const span = spanIn(body, node.span)
  return (frame) => {
    if (!condition(frame)) panic(message ? message(frame) : `assertion failed: ${node.text}`, span)
  }
}

/** `assert_eq!` and `assert_ne!`: both values are shown where they differ from what is wanted. */
export function assertPairRun(node: NodeOf<'AssertPairCall'>, body: Body): Run {
  const left = body.place(node.left)
  const right = body.place(node.right)
  const { traits, budget } = body.machine
  const equal = traits.equalTo(left.type, right.type)
  const message = node.message && surelyTextOf(node.message, body)
  const span = spanIn(body, node.span)
  const show = debugText([left.type, right.type], body)
  const operator = node.isEqual ? '==' : '!='
  return (frame) => {
    budget.spend(1)
    const values = [left.read(frame), right.read(frame)]
    if (equal(values[0], values[1]) === node.isEqual) return
    const said = message ? `: ${message(frame)}` : ''
    const [shownLeft, shownRight] = show(values)
    panic(`assertion \`left ${operator} right\` failed${said}\n  left: ${shownLeft}\n right: ${shownRight}`, span)
  }
}

/** `dbg!`: tells each value and gives it back. */
export function debugRun(node: NodeOf<'DbgCall'>, body: Body): Run {
  const values = node.args.map(({ value }) => body.value(value))
  const show = debugText(
    node.args.map(({ value }) => body.adjustedTypeOf(value)),
    body,
  )
  const print = printerOf('dbg', body)
  return (frame) => {
    const given = values.map((value) => value(frame))
    show(given).forEach((text, i) => print(`${node.args[i]!.text} = ${text}`))
    return given.length > 1 ? given : given[0]
  }
}
