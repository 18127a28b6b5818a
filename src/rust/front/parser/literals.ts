import type { Expr, Literal } from '../tree/tree'
import type { Token } from '../tokens/token'
import { eat, failExpected, insideAny, peek, spanSince, take } from './cursor'
import type { Cursor } from './cursor'

/** The literal that a token is; undefined where it is none. */
export function literalOf({ kind, text, value, suffix, digits, start, end, mark }: Token): Literal | undefined {
  const span = { start, end }
  switch (kind) {
    case 'int':
      return { kind: 'IntLit', span, value: value as bigint, ...(suffix && { suffix }) }
    case 'float': {
      const width = suffix === 'f32' || suffix === 'f64' ? ({ suffix } as const) : {}
      return { kind: 'FloatLit', span, value: value as number, digits, ...width }
    }
    case 'str':
      return { kind: 'StrLit', span, value: value as string, ...(mark && { mark }) }
    case 'char':
      return { kind: 'CharLit', span, value: value as string }
    case 'byte':
      return { kind: 'ByteLit', span, value: value as number }
    case 'byteStr':
      return { kind: 'ByteStrLit', span, value: value as number[] }
    case 'keyword':
      return text === 'true' || text === 'false' ? { kind: 'BoolLit', span, value: text === 'true' } : undefined
    default:
      return undefined
  }
}

/** Reads a literal, maybe with a minus. */
export function literal(c: Cursor): Expr {
  if (peek(c).group) return insideAny(c, literal)
  const { start } = peek(c)
  const isNegative = eat(c, '-')
  const operand = literalOf(peek(c))
  if (!operand) failExpected(c, 'a literal')
  take(c)
  return isNegative ? { kind: 'Unary', span: spanSince(c, start), operator: '-', operand } : operand
}
