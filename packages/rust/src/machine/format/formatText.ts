import type { FormatCount, FormatPiece } from '../../ir/program'
import { isInteger } from '../values/integer'
import type { Setting } from '../values/native'
import { isStandard, type Shape } from '../values/shape'
import type { Value } from '../values/value'
import { FormatFailure, Formatter, type Layout } from './formatter'
import { showOf } from './show'

/** The text is undefined if the program's own `fmt` fails. */
export function formatText(
  pieces: readonly FormatPiece[],
  shapes: readonly Shape[],
  { traits, budget }: Setting,
): (values: readonly Value[]) => string | undefined {
  const writers = pieces.map((piece) => {
    if (typeof piece === 'string') return () => piece
    return placeholderText(piece, shapes[piece.argument]!, { traits, budget })
  })
  return (values) => {
    try {
      return writers.map((write) => write(values)).join('')
    } catch (thrown) {
      if (thrown instanceof FormatFailure) return undefined
      throw thrown
    }
  }
}

function placeholderText({ argument, spec }: Exclude<FormatPiece, string>, shape: Shape, { traits, budget }: Setting) {
  const { trait, width, precision, hasSign } = spec
  if (trait === '' && !width && !precision && !hasSign && isPlainText(shape)) {
    return (values: readonly Value[]) => {
      const text = String(values[argument])
      budget.allocate(text.length)
      return text
    }
  }
  const show = showOf(shape, trait, traits)
  return (values: readonly Value[]) => {
    const layout: Layout = { ...spec, width: countOf(width, values), precision: countOf(precision, values) }
    const formatter = new Formatter(layout, budget)
    show(values[argument], formatter)
    return formatter.text
  }
}

function isPlainText(shape: Shape): boolean {
  if (shape.kind === 'reference') return !shape.isMutable && isPlainText(shape.target)
  return shape.kind === 'scalar' ? isInteger(shape.name) || shape.name === 'str' : isStandard(shape, 'String')
}

function countOf(count: FormatCount | undefined, values: readonly Value[]): number | undefined {
  return count?.kind === 'Exact' ? count.value : count && (values[count.argument] as number)
}
