import { isSamePage } from '../lib/address/paths'

/** The previously visited path after a step; staying on the page does not count as a visit. */
export function previousPathAfter(
  previousPath: string | undefined,
  step: { from: string; to: string },
): string | undefined {
  return isSamePage(step.from, step.to) ? previousPath : step.from
}
