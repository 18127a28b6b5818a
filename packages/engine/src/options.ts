import { castToI32, roundAway, toF32, toI32, toU32, type Num } from './conversion'

export type NumberName = 'i32' | 'u32' | 'f32'

export type OptionFact = {
  name: string
  /** The number type to convert to, or one for each number of a pair; undefined for no conversion. */
  as?: NumberName | readonly NumberName[]
  fallback?: unknown
}

export type OptionFacts = { readonly [macro: string]: readonly OptionFact[] }

/** What an option sets: another option, or one part of a pair. */
type Target = { option: string; part?: 0 | 1 }

const write = (...options: string[]): Target[] => options.map((option) => ({ option }))

/** Aliases. If an alias has several targets, each gets one part of the value. */
const ALIASES: Record<string, Target[]> = {
  xy: write('x', 'y'),
  position: write('x', 'y'),
  wh: write('w', 'h'),
  size: write('w', 'h'),
  target: write('x', 'y', 'w', 'h'),
  width: write('w'),
  height: write('h'),
  rotation_deg: write('rotation'),
  rotation_rad: write('rotation'),
  scale: write('scale_x', 'scale_y'),
  scale_xy: write('scale_x', 'scale_y'),
}

/** For a line, size means thickness. */
const PATH_ALIASES: Record<string, Target[]> = {
  width: write('size'),
  start_x: [{ option: 'start', part: 0 }],
  start_y: [{ option: 'start', part: 1 }],
  end_x: [{ option: 'end', part: 0 }],
  end_y: [{ option: 'end', part: 1 }],
}

function optionTargets(macro: string, option: string, has: (option: string) => boolean): Target[] {
  const targets = (macro === 'path' ? PATH_ALIASES : ALIASES)[option]
  return targets?.every((target) => has(target.option)) ? targets : write(option)
}

export type Options = Record<string, unknown>

/** Sets an option; values out of range are ignored. */
export type OptionWriter = (options: Options, value: unknown) => void

export type OptionTable = {
  /** Defaults, null if there is none; without aliases. */
  defaults: Options
  /** Including aliases. */
  writers: ReadonlyMap<string, OptionWriter>
}

/** Converts a value; undefined if out of range. */
type Converter = (value: unknown) => unknown

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
