import type { AnalyzedBody, CheckedBody } from '../../front/checked/analysis'
import { buildBody, type BuiltBody } from '../build/buildBody'
import { conflictError } from './conflictErrors'
import { conflictsIn } from './loans'
import { MoveErrors } from './moves'
import { reportRelations, reportShortParams } from './regionErrors'

/** The checks can run later. */
export function analyzeBody(input: CheckedBody): AnalyzedBody {
  const built = buildBody(input)
  return {
    checkMoves: () => new MoveErrors(input).check(built.body),
    checkBorrows: () => checkBorrows(built),
  }
}

/** Also reports borrows that do not live long enough. */
function checkBorrows(built: BuiltBody): void {
  const { body, locals, loans } = built
  const { report, item } = built.input
  const seen = new Set<string>()
  for (const conflict of conflictsIn(body, locals, loans).toSorted((x, y) => x.point - y.point)) {
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
