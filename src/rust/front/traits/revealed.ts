import { mapType, substitute, substitutionOf } from '../types/substitute'
import type { Inference } from '../types/inference'
import type { Bound, ImplItem, Type, TypeOf } from '../types/type'

/** What is asked about impls. */
type Asked = {
  readonly inference: Inference
  normalize: (type: Type) => Type
  implFor: (bound: Bound) => { impl: ImplItem; args: readonly Type[] } | undefined
}

/** The type that an `impl Trait` stands for, once all bodies were checked: of a trait's function what the impl gives. */
export function revealedBy(solver: Asked, part: TypeOf<'opaque'>): Type | undefined {
  const { generics, hidden } = part.opaque
  return givenByImpl(solver, part) ?? (hidden && substitute(hidden, substitutionOf(generics, part.args)))
}

function givenByImpl(solver: Asked, { opaque, args }: TypeOf<'opaque'>): Type | undefined {
  if (!opaque.promise) return undefined
  const { trait, name } = opaque.promise
  const count = trait.params.length
  const traitArgs = args.slice(0, count).map((arg) => solver.normalize(arg))
  const chosen = solver.implFor({ trait, args: traitArgs, bindings: [] })
  const own = chosen?.impl.functions.get(name)
  const promised = trait.functions.get(name)?.signature.result
  if (!own || !promised) return undefined
  const given = solver.inference.fresh()
  const wanted = mapType(promised, (type) => (type.kind === 'opaque' && type.opaque === opaque ? given : undefined))
  const result = substitute(own.signature.result, substitutionOf(own.params, [...chosen!.args, ...args.slice(count)]))
  return solver.inference.unify(wanted, result) ? solver.inference.resolve(given) : undefined
}
