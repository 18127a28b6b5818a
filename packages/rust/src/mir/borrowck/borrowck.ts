import type { AnalyzedBody, CheckedBody } from '../../front/checked/analysis'
import { CheckLimit } from '../../front/types/type'
import { buildBody, type BuiltBody } from '../build/buildBody'
import { conflictError } from './conflictErrors'
import { type Conflict, conflictsIn } from './loans'
import { reportMoves } from './moves'
import { reportRelations, reportShortParams } from './regionErrors'

/** The checks can run later. */
export function analyzeBody(input: CheckedBody): AnalyzedBody {
  const built = buildBody(input)
  return {
    checkMoves: () => reportMoves(built.body, input),
    checkBorrows: () => checkBorrows(built),
  }
}

/** Also reports borrows that do not live long enough. */
function checkBorrows(built: BuiltBody): void {
  const { report, item } = built.input
  const seen = new Set<string>()
  for (const conflict of conflictsOf(built).toSorted((x, y) => x.point - y.point)) {
    const error = conflictError(conflict, built.given)
    const key = error && `${error.span.start} ${error.code}`
    if (!error || seen.has(key!)) continue
    seen.add(key!)
    report(error)
  }
  if (seen.size > 0 || !item) return
  reportRelations(built, item, report)
  reportShortParams(built, item, report)
}

/** Bodies beyond the limits are accepted. */
function conflictsOf({ body, locals, loans }: BuiltBody): Conflict[] {
  try {
    return conflictsIn(body, locals, loans)
  } catch (error) {
    if (error instanceof CheckLimit) return []
    throw error
  }
}
