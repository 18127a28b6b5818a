import { checkPatterns } from '../exhaustive/checkPatterns'
import type * as tree from '../tree/tree'
import type { Body } from './body'

/** Reports what the patterns of a body leave out, and counts it. */
export function checkExhaustive(body: Body, block: tree.Block): number {
  const found = checkPatterns(body.session.tables, block)
  for (const fault of found) body.session.report(fault)
  return found.length
}
