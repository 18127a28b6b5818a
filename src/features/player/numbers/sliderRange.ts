import type { NumberPlace } from './numberAt'
import { stepsFromZero } from './steppedNumber'

/** The steps that a slider offers at least on each side of zero, and else how many times the number. */
const LEAST_STEPS = 50
const TIMES = 4

/**
 * From where to where a slider changes a number, in steps from where it is now. Floats are rarely negative: one that is not
 * begins at zero.
 */
export function sliderRange(place: Pick<NumberPlace, 'kind' | 'text' | 'maySink' | 'isPixels'>): {
  least: number
  most: number
} {
  const here = stepsFromZero(place)
  const span = Math.max(LEAST_STEPS, Math.abs(here) * TIMES)
  const sinks = place.maySink && !(place.kind === 'float' && here > 0)
  return { least: (sinks ? -span : 0) - here, most: span - here }
}
