import type { Call } from 'engine'
import type { OptionDeclaration, Type } from 'rust'
import { floatText } from 'rust/machine'

export type RecordedFrame = { frame: number; calls: readonly Call[]; panic: string | null }

/** Options of type `f32`, such as `sprite!.scale_x`. */
export type FloatOptions = ReadonlySet<string>

export function floatOptionsOf(tables: ReadonlyMap<string, readonly OptionDeclaration[]>): FloatOptions {
  const isFloat = ({ type }: OptionDeclaration) => nameOf(type) === 'f32'
  return new Set([...tables].flatMap(([macro, table]) => table.filter(isFloat).map(({ name }) => `${macro}!.${name}`)))
}

/** `f32` of `f32` and `impl As<f32>`. */
function nameOf(type: Type): string | undefined {
  if (type.kind === 'ImplType') {
    const argument = type.bounds[0]?.path.segments.at(-1)?.generics?.args[0]
    return argument?.kind === 'Type' ? nameOf(argument.type) : undefined
  }
  return type.kind === 'PathType' ? type.path.segments.at(-1)?.name.name : undefined
}

/**
 * The same bytes as from the recording crate: shortest `f32` that round-trips, non-finite numbers as text, zero without
 * sign.
 */
export function frameLine({ frame, calls, panic }: RecordedFrame, floats: FloatOptions): string {
  const written = calls.map(({ op, options }) => {
    const pairs = Object.entries(options).map(
      ([name, value]) => `${JSON.stringify(name)}:${valueText(value, floats.has(`${op}.${name}`))}`,
    )
    return `{"op":${JSON.stringify(op)},"options":{${pairs.join(',')}}}`
  })
  return `{"frame":${frame},"calls":[${written.join(',')}],"panic":${JSON.stringify(panic)}}`
}

function valueText(value: unknown, isFloat: boolean): string {
  if (Array.isArray(value)) return `[${value.map((part) => valueText(part, isFloat)).join(',')}]`
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'number' || !isFloat) return JSON.stringify(value)
  if (value === 0) return '0'
  const text = (value < 0 ? '-' : '') + floatText(Math.abs(value), true, undefined)
  return Number.isFinite(value) ? text : JSON.stringify(text)
}
