import type { Place } from '../flow/place'

/** Whether a place may be changed, or borrowed for a change. */
export function isChangeable({ local, path }: Place): boolean {
  if (path.includes('*&')) return false
  // What a mutable reference points at can be changed, whatever its variable is.
  if (path.includes('*&mut') || local.isMutable) return true
  return path.includes('*()') && local.type.kind === 'reference'
}
