import { capturesOf, isCopyable } from '../flow/captures'
import type * as tree from '../tree/tree'
import type { Type } from '../types/type'
import type { Tables } from './body'
import type { ClosureFacts } from './checked'

/** Finds the variables that each closure of the tables uses from outside, and whether it can be called again. */
export function findCaptures(tables: Tables, isCopy: (type: Type) => boolean): void {
  const done = new Set<tree.ClosureExpr>()
  const factsOf = (closure: tree.ClosureExpr): ClosureFacts => {
    const known = tables.closures.get(closure)!
    if (done.has(closure)) return known
    done.add(closure)
    const found = capturesOf(tables, isCopy, closure, factsOf)
    const facts: ClosureFacts = { ...known, ...found }
    tables.closures.set(closure, facts)
    if (known.type.kind === 'closure') {
      const { closure: signature } = known.type
      signature.call = found.call
      signature.isCopy = isCopyable(found.captures, isCopy)
      signature.isClone = signature.isCopy || found.captures.every(({ mode }) => mode !== 'mutable')
    }
    return facts
  }
  for (const closure of [...tables.closures.keys()]) factsOf(closure)
}
