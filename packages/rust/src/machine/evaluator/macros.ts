import type * as ir from '../../ir/program'
import { Formatter } from '../format/formatter'
import { formatText } from '../format/formatText'
import { err, ok, type Value } from '../values/value'
import { panic } from '../values/budget'
import { Place, readThrough, writeThrough } from '../values/place'
import { isStandard, type Shape } from '../values/shape'
import { type Body, type NodeOf, spanOf, type Frame, type Run } from './run'
import { located } from './calls'
import { innerRun, innerRuns } from './expressions'

/** Undefined if a `fmt` fails. */
function textOf({ pieces, args }: ir.Format, body: Body): (frame: Frame) => string | undefined {
  const [piece = ''] = pieces
  if (pieces.length < 2 && typeof piece === 'string') return () => piece
  const values = args.map(({ value }) => innerRun(value, body))
  const shapes = args.map(({ shape }) => body.shape(shape))
  const format = formatText(pieces, shapes, body.machine)
  return (frame) => format(values.map((value) => value(frame)))
}

/** Panics if a `fmt` fails. */
export function textOrPanic(format: ir.Format, body: Body): (frame: Frame) => string {
  const span = spanOf(format.at)
  const text = located(textOf(format, body), span)
  return (frame) =>
    text(frame) ?? panic('a formatting trait implementation returned an error when the underlying stream did not', span)
}

export function panicRun({ alone, before, format, at }: NodeOf<'panic'>, body: Body): Run {
  const text = format && textOrPanic(format, body)
  const span = spanOf(at)
  return (frame) => panic(text ? before + text(frame) : alone, span)
}

export function printRun({ format, callee }: NodeOf<'print'>, body: Body): Run {
  const text = format ? textOrPanic(format, body) : () => ''
  const print = callee === undefined ? () => undefined : body.machine.callable(callee)
  return located((frame) => void print(text(frame)), spanOf(format?.at))
}

function debugText(shapes: readonly Shape[], body: Body): (values: readonly Value[]) => string[] {
  const shows = shapes.map((shape) => formatText([DEBUG], [shape], body.machine))
  return (values) => values.map((value, i) => shows[i]?.([value]) ?? '')
}

const DEBUG = {
  argument: 0,
  spec: { trait: '?', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false },
} as const

/** Passes head arguments, then options in order. */
export function drawRun({ callee, args, at }: NodeOf<'draw'>, body: Body): Run {
  const call = body.machine.callable(callee)
  const values = innerRuns(args, body)
  const { budget } = body.machine
  const span = spanOf(at)
  const draw = (frame: Frame) => {
    budget.spend(1)
    const given = values.map((value) => value(frame))
    budget.drawnAt = span
    call(...given)
  }
  return located(draw, span)
}

/** The target is a formatter, a String, or anything with `write_str`. */
export function writeRun({ format, end, target: node, shape }: NodeOf<'write'>, body: Body): Run {
  const text = textOf(format, body)
  const target = innerRun(node, body)
  const write = writerOf(body.shape(shape), body)
  return (frame) => {
    const written = text(frame)
    return written === undefined ? err([]) : write(target(frame), written + end)
  }
}

function writerOf(shape: Shape, body: Body): (target: Value, text: string) => Value {
  const { budget, traits } = body.machine
  if (isStandard(shape, 'String')) {
    return (target, text) => {
      const written = (readThrough(target) as string) + text
      budget.allocate(written.length)
      writeThrough(target, written)
      return ok(undefined)
    }
  }
  const own = traits.method('Write', 'write_str', shape)
  return (target, text) => {
    const formatter = target instanceof Place ? target.get() : target
    if (!(formatter instanceof Formatter)) return own?.(target, text)
    formatter.write(text)
    return ok(undefined)
  }
}

export function assertRun({ condition: node, text, format, at }: NodeOf<'assert'>, body: Body): Run {
  const condition = innerRun(node, body)
  const message = format && textOrPanic(format, body)
  const span = spanOf(at)
  return (frame) => {
    if (!condition(frame)) panic(message ? message(frame) : `assertion failed: ${text}`, span)
  }
}

export function assertPairRun(node: NodeOf<'assertPair'>, body: Body): Run {
  const { traits, budget } = body.machine
  const shapes = node.shapes.map(body.shape)
  const [left, right] = [innerRun(node.left, body), innerRun(node.right, body)]
  const equal = traits.equalTo(shapes[0]!, shapes[1]!)
  const show = debugText(shapes, body)
  const message = node.format && textOrPanic(node.format, body)
  const span = spanOf(node.at)
  const operator = node.isEqual ? '==' : '!='
  const compare = (frame: Frame) => {
    budget.spend(1)
    const values = [left(frame), right(frame)]
    if (equal(values[0], values[1]) === node.isEqual) return
    const said = message ? `: ${message(frame)}` : ''
    const [shownLeft, shownRight] = show(values)
    panic(`assertion \`left ${operator} right\` failed${said}\n  left: ${shownLeft}\n right: ${shownRight}`, span)
  }
  return located(compare, span)
}

export function debugRun({ values: nodes, callee }: NodeOf<'debug'>, body: Body): Run {
  const values = nodes.map(({ value }) => innerRun(value, body))
  const shapes = nodes.map(({ shape }) => body.shape(shape))
  const show = debugText(shapes, body)
  const print = callee === undefined ? () => undefined : body.machine.callable(callee)
  return (frame) => {
    const given = values.map((value) => value(frame))
    show(given).forEach((text, i) => print(`${nodes[i]!.text} = ${text}`))
    return given.length > 1 ? given : given[0]
  }
}
