import { checkMoves } from '../moves/checkMoves'
import { isCallTrait } from '../traits/solver'
import type * as tree from '../tree/tree'
import type { FunctionItem, Type } from '../types/type'
import type { Body, Session } from './body'
import { checkExhaustive } from './exhaustive'
import { isCopyIn } from './runBody'

/** Judges a body once all types of the program are known: patterns that miss something, how closures are called, moves. */
export function judgeLater(session: Session, body: Body, item: FunctionItem, block: tree.Block): void {
  const copies = new Map<Type, boolean>()
  const isCopy = (type: Type) => {
    const known = copies.get(type) ?? isCopyIn(body, type)
    copies.set(type, known)
    return known
  }
  session.afterTypes.push(() => {
    const faults = checkExhaustive(body, block)
    if (faults > 0) return
    checkCalls(body)
    checkMoves({
      tables: body.session.tables,
      isCopy,
      callTrait: (type) => callTraitOf(body, type),
      report: session.report,
      self: body.session.tables.selves.get(item),
      params: item.node?.params.map(({ pattern }) => pattern) ?? [],
      body: block,
    })
  })
}

const FREEDOM = ['FnOnce', 'FnMut', 'Fn']

/** A closure that changes or gives away what it captured cannot be called as freely as others. */
function checkCalls(body: Body): void {
  for (const { closure, trait, span } of body.calls) {
    if (FREEDOM.indexOf(closure.call) >= FREEDOM.indexOf(trait)) continue
    const place = [...body.session.tables.closures].find(
      ([, { type }]) => type.kind === 'closure' && type.closure === closure,
    )
    const verb =
      closure.call === 'FnOnce' ? 'moves a variable out of its environment' : 'changes a variable of its environment'
    body.session.report({
      span: place?.[0].span ?? span,
      message: `expected a closure that implements the \`${trait}\` trait, but this closure only implements \`${closure.call}\``,
      label: `this closure implements \`${closure.call}\`, not \`${trait}\`: it ${verb}`,
      help:
        closure.call === 'FnOnce'
          ? 'clone what it gives away'
          : `take it as \`FnMut\`, or keep what changes in a \`Cell\``,
      code: 'E0525',
    })
  }
}

function callTraitOf(body: Body, type: Type): string | undefined {
  return body.solver.promised(type).find((bound) => isCallTrait(bound))?.trait.name
}
