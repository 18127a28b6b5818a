import type { Capture, Checked } from '../front/checker/checked'
import type { Type } from '../front/types/type'
import { fieldIndex } from './layout'

/** A value that a closure owns, and the way to it. */
export type Captured = { path: readonly number[]; type: Type }

type Part = { key: number; type: Type }

/** What of a variable a closure owns. */
export function ownedCaptures(capture: Capture, type: Type, checked: Checked): readonly Captured[] {
  if (capture.mode !== 'move') return []
  const parts = capturedParts(capture, type, checked)
  return parts ? parts.map((part) => ({ path: [part.key], type: part.type })) : [{ path: [], type }]
}

/** The fields of a variable that a closure takes, as rustc does; undefined where it takes the whole. */
export function capturedParts({ paths }: Capture, type: Type, checked: Checked): readonly Part[] | undefined {
  const parts = new Map<number, Part>()
  for (const [name] of paths) {
    const part = name === undefined ? undefined : partOf(type, name, checked)
    if (!part) return undefined
    parts.set(part.key, part)
  }
  const found = [...parts.values()]
  // Nothing is taken out of what has a `drop` of its own
  const hasDrop = checked.implOf('Drop', type) !== undefined
  return found.length === 0 || (hasDrop && !found.every((part) => checked.isCopy(part.type))) ? undefined : found
}

function partOf(type: Type, name: string, checked: Checked): Part | undefined {
  if (type.kind === 'tuple') {
    const item = type.items[Number(name)]
    return item && { key: Number(name), type: item }
  }
  if (type.kind !== 'adt' || !type.adt.isOwn || type.adt.kind !== 'struct') return undefined
  const fields = type.adt.variants[0]?.fields ?? []
  const key = fieldIndex(fields, name)
  const field = fields[key]
  return field && { key, type: checked.substitute(field.type, type.adt.params, type.args) }
}
