import { useState } from 'react'
import { isSamePage } from '../lib/address/paths'

/** Staying on the page does not count as a visit. */
export function previousPathAfter(
  previousPath: string | undefined,
  step: { from: string; to: string },
): string | undefined {
  return isSamePage(step.from, step.to) ? previousPath : step.from
}

/** Undefined on the first page. */
export function usePreviousPath(path: string): string | undefined {
  const [visit, setVisit] = useState<{ path: string; previous: string | undefined }>({ path, previous: undefined })
  if (visit.path === path) return visit.previous
  const previous = previousPathAfter(visit.previous, { from: visit.path, to: path })
  setVisit({ path, previous })
  return previous
}
