import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import { splitTypes } from '../../lib/symbols/splitTypes'

/** A Rust type as text without spaces and references: `Tween<f32>`, `(i32,i32)`, `Vec<Bounds>`. */
export type RustType = string

/** A written type in the spelling that this module compares. */
export function rustType(written: string): RustType {
  return written
    .replace(/'\w+\s*/g, '')
    .replace(/\b(mut|dyn)\s+/g, '')
    .replace(/[\s&]/g, '')
}

/** The name before the type arguments: `Tween` of `Tween<f32>`. */
export function headOf(type: RustType): string {
  return (/^[\w:]+/.exec(type)?.[0] ?? '').split('::').pop() ?? ''
}

/** What stands between the outer brackets of a type, split at its commas. */
function argumentsOf(type: RustType): RustType[] {
  const inner = /^[\w:]*[<([](.*)[>)\]]$/.exec(type)?.[1]
  return inner === undefined ? [] : splitTypes(inner)
}

/** The types of the parts of a tuple. */
export function tupleParts(type: RustType | undefined): (RustType | undefined)[] {
  return type?.startsWith('(') ? argumentsOf(type) : []
}

/** The type of an item of a list. */
export function itemType(type: RustType | undefined): RustType | undefined {
  if (!type || !/^(Vec<|\[)/.test(type)) return undefined
  return argumentsOf(type)[0]?.replace(/;.*$/, '')
}

/** The type inside an Option. */
export function unwrapped(type: RustType | undefined): RustType | undefined {
  return type?.startsWith('Option<') ? argumentsOf(type)[0] : undefined
}

/** What a documented function or method returns, on a receiver of this type. */
export function returnTypeOf(symbol: EngineSymbol, receiver?: RustType): RustType | undefined {
  const written = /->\s*([^{]+)$/.exec(symbol.signature)?.[1]
  if (!written) return undefined
  const type = rustType(written)
  if (type === 'Self') return receiver ?? symbol.parent ?? undefined
  if (/^[A-Z]$/.test(type)) return receiver ? argumentsOf(receiver)[0] : undefined
  return type
}
