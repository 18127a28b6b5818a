import { useState } from 'react'
import { previousPathAfter } from './previousPathAfter'

/** The path that was shown before this one; undefined on the first page of a visit. */
export function usePreviousPath(path: string): string | undefined {
  const [visit, setVisit] = useState<{ path: string; previous: string | undefined }>({ path, previous: undefined })
  if (visit.path === path) return visit.previous
  const previous = previousPathAfter(visit.previous, { from: visit.path, to: path })
  setVisit({ path, previous })
  return previous
}
