import { castToI32, roundAway, toF32, toI32, toU32, type Num } from '../numbers/conversion'
import type { NumberName, OptionFact } from './optionFact'
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

/** A value of the type that the option takes; undefined where it does not fit. */
type Converter = (value: unknown) => unknown

/** What the options of a drawing macro do. */
export function optionTable(macro: string, facts: readonly OptionFact[]): OptionTable {
  const names = new Set(facts.map(({ name }) => name))
  const defaults: Options = {}
  const writers = new Map<string, OptionWriter>()
  for (const { name, as, fallback = null } of facts) {
    const targets = optionTargets(macro, name, (option) => names.has(option))
    if (targets[0]!.option === name) defaults[name] = fallback
    const convert = name === 'rotation_rad' ? toDegrees : converterTo(as)
    writers.set(name, (options, value) => {
      const converted = convert(value)
      if (converted === undefined) return
      targets.forEach(({ option, part }, i) => {
        if (part !== undefined) options[option] = (options[option] as unknown[]).with(part, converted)
        else options[option] = targets.length > 1 && Array.isArray(converted) ? converted[i] : converted
      })
    })
  }
  return { defaults, writers }
}

const toDegrees = ofNumber((radians) => castToI32(roundAway(Math.fround(toF32(radians) * Math.fround(180 / Math.PI)))))

const CONVERTERS: Record<NumberName, Converter> = { i32: ofNumber(toI32), u32: ofNumber(toU32), f32: ofNumber(toF32) }

function ofNumber(convert: (value: Num) => number | undefined): Converter {
  return (value) => (typeof value === 'number' || typeof value === 'bigint' ? convert(value) : undefined)
}

function converterTo(as: OptionFact['as']): Converter {
  if (!as) return (value) => value
  if (typeof as === 'string') return CONVERTERS[as]
  const parts = as.map((part) => CONVERTERS[part])
  return (values) => {
    const converted = Array.isArray(values) ? parts.map((convert, i) => convert(values[i])) : [undefined]
    return converted.includes(undefined) ? undefined : converted
  }
}
