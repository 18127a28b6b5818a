import type { Expr, OptionDeclaration, Type } from 'rust'
import type { NumberName, OptionFact, OptionFacts } from '../options'

/** The facts of declared options; those of a macro are read on first access. */
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

/** The number types that `impl As<T>` converts to. */
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

/** The options of each drawing macro that can be negative, by the name of the macro without its `!`. */
export type SignedOptions = { readonly [macro: string]: readonly string[] }

/** The options that are converted to a signed number; a value that is taken as it is has the sign of its type. */
export function signedOptionsOf(facts: OptionFacts): SignedOptions {
  return Object.fromEntries(
    Object.entries(facts).map(([macro, table]) => [
      macro,
      table.flatMap(({ name, as = 'u32' }) => ([as].flat().includes('u32') ? [] : [name])),
    ]),
  )
}
