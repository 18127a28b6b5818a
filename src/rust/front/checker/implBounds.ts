import { asTypes } from '../items/generics'
import { Solver } from '../traits/solver'
import type * as tree from '../tree/tree'
import { Inference } from '../types/inference'
import { mapType, substituteBound, substitutionOf } from '../types/substitute'
import { boundText, typeText } from '../types/typeText'
import type { Bound, FunctionItem, ImplItem, Type, TypeOf } from '../types/type'
import type { Session } from './body'

/** Reports what a function of an impl asks that its trait does not, and what it gives that is less than promised. */
export function checkFunctionBounds(
  session: Session,
  impl: ImplItem,
  bound: Bound,
  [wanted, own]: readonly [FunctionItem, FunctionItem],
  node: tree.FnItem,
): void {
  const ownParams = own.params.slice(impl.params.length)
  const substitution = substitutionOf(wanted.params, [...bound.args, ...asTypes(ownParams)])
  const promised = wanted.signature.where.map((each) => substituteBound(each, substitution))
  const solver = new Solver(new Inference(), () => session.impls, [...impl.where, ...promised])
  const stricter = own.signature.where
    .slice(impl.where.length)
    .find((each) => solver.evaluate(solver.instantiateBound(each, new Map())) === 'no')
  if (stricter) {
    session.report({
      span: node.name.span,
      message: 'impl has stricter requirements than trait',
      label: `impl has extra requirement \`${typeText(stricter.args[0]!)}: ${boundText(stricter)}\``,
      help: `ask for no more than \`${bound.trait.name}::${own.name}\` does`,
      code: 'E0276',
    })
    return
  }
  checkPromise(session, solver, solver.instantiate(wanted.signature.result, substitution), own, node)
}

/** What a trait promises as `impl Trait` may be any type that has the trait. */
function checkPromise(session: Session, solver: Solver, result: Type, own: FunctionItem, node: tree.FnItem): void {
  const given: [type: Type, promise: TypeOf<'opaque'>][] = []
  const open = mapType(result, (part) => {
    if (part.kind !== 'opaque') return undefined
    const type = solver.inference.fresh()
    given.push([type, part])
    return type
  })
  solver.inference.unify(open, solver.normalize(own.signature.result))
  for (const [type, { opaque, args }] of given) {
    const known = solver.inference.resolve(type)
    for (const each of opaque.bounds) {
      const asked = solver.instantiateBound(each, substitutionOf(opaque.generics, args))
      if (solver.evaluate({ ...asked, args: [known, ...asked.args.slice(1)] }) !== 'no') continue
      session.report({
        span: node.result?.span ?? node.name.span,
        message: `the trait bound \`${typeText(known)}: ${boundText(each)}\` is not satisfied`,
        label: `the trait \`${each.trait.name}\` is not implemented for \`${typeText(known)}\``,
        help: `the trait promises \`impl ${boundText(each)}\``,
        code: 'E0277',
      })
      return
    }
  }
}
