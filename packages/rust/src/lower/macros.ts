import type { ExprOf, FormatArgs } from '../front/tree/tree'
import { behindReferences, UNIT } from '../front/types/known'
import type * as ir from '../ir/program'
import { notSupported, type Body } from './lowering'
import { macroCallee } from './calls'
import { scoped } from './dropScopes'
import { comparedShapes } from './operators'
import { borrow, read } from './places'
import { expression, placeOf } from './expressions'

/** A format string, which borrows its arguments. */
function format({ pieces, args, span }: FormatArgs, body: Body): ir.Format {
  const [piece] = pieces
  const isText = pieces.length === 0 || (pieces.length === 1 && piece?.kind === 'Text')
  const places = isText ? [] : args.map(({ value }) => placeOf(value, body))
  return {
    pieces: pieces.map((each) => (each.kind === 'Text' ? each.text : { argument: each.argument, spec: each.spec })),
    args: places.map((located) => ({ value: read(located), shape: body.shape(located.type) })),
    ...body.at(span),
  }
}

const formatIf = (args: FormatArgs | undefined, body: Body) => (args ? { format: format(args, body) } : {})

/** The prefix of a panic message, and the message without arguments. */
const PANICS = {
  panic: { alone: 'explicit panic', before: '' },
  todo: { alone: 'not yet implemented', before: 'not yet implemented: ' },
  unimplemented: { alone: 'not implemented', before: 'not implemented: ' },
  unreachable: {
    alone: 'internal error: entered unreachable code',
    before: 'internal error: entered unreachable code: ',
  },
} as const

export function formatted(node: ExprOf<'FormatCall'>, body: Body): ir.Expr {
  const { name } = node
  const open = (): ir.Expr => {
    const given = formatIf(node.format, body)
    switch (name) {
      case 'format':
        return { op: 'format', format: given.format ?? { pieces: [], args: [] } }
      case 'print':
      case 'println':
      case 'eprint':
      case 'eprintln':
        return { op: 'print', ...given, ...printer(name, body) }
      default:
        return { op: 'panic', ...PANICS[name], ...given, ...body.at(node.span) }
    }
  }
  return scoped(body, open, 'temporaries')
}

function printer(name: string, { lowering }: Body): { callee?: ir.CalleeId } {
  const callee = macroCallee(lowering, `${name}!`, { args: [], result: UNIT, options: [null] })
  return callee === undefined ? {} : { callee }
}

/** Passes head arguments, then options in order. */
export function drawn(node: ExprOf<'DeclaredCall'>, body: Body): ir.Expr {
  const nodes = [...node.head, ...node.options.map(({ value }) => value)]
  const key = `${node.name}!`
  const callee = macroCallee(body.lowering, key, {
    args: nodes.map(body.adjustedTypeOf),
    result: UNIT,
    options: [...node.head.map(() => null), ...node.options.map(({ name }) => name.name)],
    headedBy: node.builder,
  })
  if (callee === undefined) throw notSupported(key, body.at(node.span).at)
  return { op: 'draw', callee, args: nodes.map((node) => expression(node, body)), ...body.at(node.span) }
}

/** The target is a formatter, a String, or anything with `write_str`. */
export function written(node: ExprOf<'WriteCall'>, body: Body): ir.Expr {
  const text = format(node.format, body)
  const located = placeOf(node.target, body, true)
  const target = located.type.kind === 'reference' ? read(located) : borrow(located)
  const end = node.name === 'writeln' ? '\n' : ''
  return { op: 'write', format: text, end, target, shape: body.shape(behindReferences(located.type)) }
}

export function asserted(node: ExprOf<'AssertCall'>, body: Body): ir.Expr {
  const condition = expression(node.condition, body)
  return { op: 'assert', condition, text: node.text, ...formatIf(node.message, body), ...body.at(node.span) }
}

export function assertedPair(node: ExprOf<'AssertPairCall'>, body: Body): ir.Expr {
  const [left, right] = [placeOf(node.left, body), placeOf(node.right, body)]
  return {
    op: 'assertPair',
    isEqual: node.isEqual,
    shapes: comparedShapes(true, left.type, right.type, body),
    left: read(left),
    right: read(right),
    ...formatIf(node.message, body),
    ...body.at(node.span),
  }
}

export function debug(node: ExprOf<'DbgCall'>, body: Body): ir.Expr {
  const values = node.args.map(({ value, text }) => ({
    value: expression(value, body),
    text,
    shape: body.shape(body.adjustedTypeOf(value)),
  }))
  return { op: 'debug', values, ...printer('dbg', body) }
}
