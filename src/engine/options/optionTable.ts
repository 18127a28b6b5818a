import type { OptionDeclaration } from '../../rust/declarations/declarations'
import type { Expr, Type } from '../../rust/tree/tree'
import { castToI32, roundAway, toF32, toI32, toU32, type Num } from '../numbers/conversion'
import { optionTargets } from './optionTargets'

/** Option values by name, in the order of the table. */
export type Options = Record<string, unknown>

/** Writes a value as the program gives it. One that does not fit changes nothing. */
export type OptionWriter = (options: Options, value: unknown) => void

export type OptionTable = {
  /** Every option at its default, null where it has none. Aliases are not among them. */
  defaults: Options
  /** Of every option that can be written, aliases among them. */
  writers: ReadonlyMap<string, OptionWriter>
}

type Converter = (value: never) => unknown

/** Reads the table of a drawing macro. */
export function optionTable(macro: string, declarations: readonly OptionDeclaration[]): OptionTable {
  const names = new Set(declarations.map(({ name }) => name))
  const defaults: Options = {}
  const writers = new Map<string, OptionWriter>()
  for (const { name, type, fallback } of declarations) {
    const targets = optionTargets(macro, name, (option) => names.has(option))
    if (targets[0]!.option === name) defaults[name] = fallback ? literalValue(fallback) : null
    const convert = name === 'rotation_rad' ? toDegrees : converterOf(type)
    writers.set(name, (options, value) => {
      const converted = convert(value as never)
      if (converted === undefined) return
      targets.forEach(({ option, part }, i) => {
        if (part !== undefined) options[option] = (options[option] as unknown[]).with(part, converted)
        else options[option] = targets.length > 1 && Array.isArray(converted) ? converted[i] : converted
      })
    })
  }
  return { defaults, writers }
}

const toDegrees = (radians: Num) => castToI32(roundAway(Math.fround(toF32(radians) * Math.fround(180 / Math.PI))))

const CONVERTERS: Record<string, (value: Num) => number | undefined> = { i32: toI32, u32: toU32, f32: toF32 }

/** `impl As<T>` takes every number; any other type is taken as it is. */
function converterOf(type: Type): Converter {
  if (type.kind !== 'ImplType') return (value) => value
  const target = targetOf(type)
  if (target.kind !== 'TupleType') return CONVERTERS[nameOf(target)]!
  const parts = target.items.map((item) => CONVERTERS[nameOf(item)]!)
  return (values: readonly Num[]) => {
    const converted = parts.map((convert, i) => convert(values[i]!))
    return converted.includes(undefined) ? undefined : converted
  }
}

/** The `T` of `impl As<T>`. */
function targetOf(type: Extract<Type, { kind: 'ImplType' }>): Type {
  const argument = type.bounds[0]?.path.segments.at(-1)?.generics?.args[0]
  return argument?.kind === 'Type' ? argument.type : type
}

const nameOf = (type: Type) => (type.kind === 'PathType' ? type.path.segments.at(-1)!.name.name : '')

/** The value of a default, which is a literal or a tuple of literals. */
export function literalValue(literal: Expr): unknown {
  if (literal.kind === 'IntLit') return Number(literal.value)
  if (literal.kind === 'FloatLit') return Math.fround(literal.value)
  if (literal.kind === 'Tuple') return literal.items.map(literalValue)
  return 'value' in literal ? literal.value : null
}
