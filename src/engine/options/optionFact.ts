import type { OptionDeclaration } from '../../rust/front/declarations/declarations'
import type { Expr, Type } from '../../rust/front/tree/tree'

export type NumberName = 'i32' | 'u32' | 'f32'

/** What of an option a running program needs; JSON can carry it. */
export type OptionFact = {
  name: string
  /** Takes every number, or a pair of them, and makes it one of this type. Any other value is taken as it is. */
  as?: NumberName | readonly NumberName[]
  /** Its value where a program does not give one. */
  fallback?: unknown
}

/** The options of the drawing macros, by the name of the macro without its `!`. */
export type OptionFacts = { readonly [macro: string]: readonly OptionFact[] }

/** The facts of declared options, each macro read when it is asked for. */
export function optionFactsOf(declared: ReadonlyMap<string, readonly OptionDeclaration[]>): OptionFacts {
  const facts = {}
  for (const macro of declared.keys()) {
    let read: readonly OptionFact[] | undefined
    Object.defineProperty(facts, macro, { enumerable: true, get: () => (read ??= declared.get(macro)!.map(factOf)) })
  }
  return facts
}

function factOf({ name, type, fallback }: OptionDeclaration): OptionFact {
  const as = numbersOf(type)
  return { name, ...(as && { as }), ...(fallback && { fallback: literalValue(fallback) }) }
}

/** The numbers that `impl As<T>` is made into. */
function numbersOf(type: Type): OptionFact['as'] {
  if (type.kind !== 'ImplType') return undefined
  const argument = type.bounds[0]?.path.segments.at(-1)?.generics?.args[0]
  const target = argument?.kind === 'Type' ? argument.type : type
  return target.kind === 'TupleType' ? target.items.map(nameOf) : nameOf(target)
}

const nameOf = (type: Type) => (type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '') as NumberName

/** The value of a default, which is a literal or a tuple of literals. */
function literalValue(literal: Expr): unknown {
  if (literal.kind === 'IntLit') return Number(literal.value)
  if (literal.kind === 'FloatLit') return Math.fround(literal.value)
  if (literal.kind === 'Tuple') return literal.items.map(literalValue)
  return 'value' in literal ? literal.value : null
}
