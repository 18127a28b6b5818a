import { type Body, spanIn } from './body'
import type { Callable, Value } from '../values/value'
import { UNIT } from '../types/known'
import { type NodeOf, textOf, behind, surelyTextOf, debugText } from './texts'
import type { Run } from './run'
import { err, ok } from '../values/option'
import type { Type } from '../types/type'
import { isStandard } from './layout'
import { readThrough, writeThrough, Place } from '../values/place'
import { Formatter } from '../format/formatter'
import { panic } from '../values/panic'

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
