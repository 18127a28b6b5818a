import type { Gap } from './uncovered'
import { gapList } from './gapText'

export function notCovered(gaps: readonly Gap[]): string {
  return `pattern${gaps.length > 1 ? 's' : ''} ${gapList(gaps)} not covered`
}
