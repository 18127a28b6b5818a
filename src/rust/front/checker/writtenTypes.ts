import { asTypes } from '../items/generics'
import { lowerBounds } from '../items/lowerType'
import type { TypeScope } from '../items/typeScope'
import { Solver } from '../traits/solver'
import type * as tree from '../tree/tree'
import { Inference } from '../types/inference'
import { mapType, substitutionOf } from '../types/substitute'
import type { Bound, Type, TypeOf } from '../types/type'
import { boundText, typeText } from '../types/typeText'
import type { Session } from './body'
import { isUnsized } from './sizes'

/** A struct or enum with arguments, as the head of an item names it. */
export type WrittenType = { path: tree.Path; type: TypeOf<'adt'>; scope: TypeScope }

/** Reports arguments that are not what the struct or enum asks them to be. */
export function checkWritten({ impls, report }: Session, { path, type, scope }: WrittenType): void {
  const { adt, args } = type
  const unsized = args.find((arg, i) => isUnsized(arg) && !mayBeUnsized(type, i))
  if (unsized) {
    report({
      span: path.span,
      message: `the size for values of type \`${typeText(unsized)}\` cannot be known at compilation time`,
      label: "doesn't have a size known at compile-time",
      help: `put it behind a pointer: \`${adt.name}<Box<${typeText(unsized)}>>\``,
      code: 'E0277',
    })
    return
  }
  if (adt.where.length === 0 || scope.infer) return
  const solver = new Solver(new Inference(), () => impls, promises(scope))
  for (const written of adt.where) {
    const bound = solver.instantiateBound(written, substitutionOf(adt.params, args))
    const [self] = bound.args
    // What `where` says of longer types is not looked at here
    if (!self || (self.kind !== 'param' && isOpen(self)) || solver.evaluate(bound) !== 'no') continue
    const name = typeText(self)
    report({
      span: path.span,
      message: `the trait bound \`${name}: ${boundText(bound)}\` is not satisfied`,
      label: `the trait \`${bound.trait.name}\` is not implemented for \`${name}\``,
      help:
        self.kind === 'param'
          ? `consider restricting type parameter \`${name}\` with trait \`${bound.trait.name}\``
          : `\`${adt.name}\` asks for it where it is declared`,
      code: 'E0277',
    })
    return
  }
}

/** The types of std that hold values of any size. */
const HOLDERS = /^(Box|Rc|Arc|Weak|Cell|RefCell|Ref|RefMut|Mutex|RwLock|Cow|PhantomData)$/

function mayBeUnsized({ adt }: TypeOf<'adt'>, index: number): boolean {
  if (!adt.isOwn) return HOLDERS.test(adt.name)
  const { node } = adt
  if (!node || !('generics' in node)) return true
  const { name } = adt.params[index]!
  const { params, where } = node.generics
  const bounds = params.flatMap((param) => (param.kind === 'TypeParam' && param.name.name === name ? param.bounds : []))
  return [...bounds, ...where.flatMap((predicate) => predicate.bounds)].some(({ isRelaxed }) => isRelaxed)
}

function isOpen(type: Type): boolean {
  let answer = false
  mapType(type, (part) => {
    if (part.kind === 'param' || part.kind === 'projection' || part.kind === 'error') answer = true
    return answer ? part : undefined
  })
  return answer
}

/** What is known of the parameters where a type is written. */
function promises(scope: TypeScope): Bound[] {
  const silent = { ...scope, report: () => undefined }
  const { owner } = scope
  const known: Bound[] = []
  if (owner?.kind === 'trait') known.push({ trait: owner, args: asTypes(owner.params), bindings: [] })
  for (let { generics } = scope; generics; generics = generics.outer)
    for (const [param, bounds] of generics.bounds) known.push(...lowerBounds(silent, { kind: 'param', param }, bounds))
  return known
}
