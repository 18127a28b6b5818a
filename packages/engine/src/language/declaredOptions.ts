import type { Expr, OptionDeclaration, Type } from 'rust'
import type { NumberName, OptionFact, OptionFacts } from '../options'

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

function numbersOf(type: Type): OptionFact['as'] {
  if (type.kind !== 'ImplType') return undefined
  const argument = type.bounds[0]?.path.segments.at(-1)?.generics?.args[0]
  const target = argument?.kind === 'Type' ? argument.type : type
  return target.kind === 'TupleType' ? target.items.map(nameOf) : nameOf(target)
}

const nameOf = (type: Type) => (type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '') as NumberName

function literalValue(literal: Expr): unknown {
  if (literal.kind === 'IntLit') return Number(literal.value)
  if (literal.kind === 'FloatLit') return Math.fround(literal.value)
  if (literal.kind === 'Tuple') return literal.items.map(literalValue)
  return 'value' in literal ? literal.value : null
}

/** Options that accept negative numbers, by macro without `!`. */
export type SignedOptions = { readonly [macro: string]: readonly string[] }

/** Options that are always converted to signed numbers. */
export function signedOptionsOf(facts: OptionFacts): SignedOptions {
  return Object.fromEntries(
    Object.entries(facts).map(([macro, table]) => [
      macro,
      table.flatMap(({ name, as = 'u32' }) => ([as].flat().includes('u32') ? [] : [name])),
    ]),
  )
}
