import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type { Generics } from '../tree/tree'
import { mapType, substitute, substituteBound, substitutionOf } from '../types/substitute'
import type { Adt, Bound, ImplItem, Param, TraitItem, Type, TypeOf } from '../types/type'
import { typeText, unmetText } from '../types/typeText'
import type { Inference } from '../types/inference'

export function declaredBounds(known: Type): readonly Bound[] {
  return declaredDirectly(known).flatMap((bound) => [bound, ...supertraitBounds(bound)])
}

function declaredDirectly(known: Type): readonly Bound[] {
  if (known.kind === 'dyn') return known.bounds.map((bound) => ({ ...bound, args: [known, ...bound.args.slice(1)] }))
  if (known.kind === 'opaque') {
    const substitution = substitutionOf(known.opaque.generics, known.args)
    return known.opaque.bounds.map((bound) => {
      const { args, bindings, trait } = substituteBound(bound, substitution)
      return { trait, args: [known, ...args.slice(1)], bindings }
    })
  }
  if (known.kind === 'projection') {
    const bounds = known.trait.types.get(known.name)?.bounds ?? []
    const substitution = substitutionOf(known.trait.params, known.args)
    return bounds.map((bound) => substituteBound(bound, substitution))
  }
  return []
}

export function supertraitBounds(bound: Bound, depth = 0): Bound[] {
  if (depth > 6) return []
  const substitution = substitutionOf(bound.trait.params, bound.args)
  return bound.trait.supertraits.flatMap((supertrait) => {
    const inner = substituteBound(supertrait, substitution)
    return [inner, ...supertraitBounds(inner, depth + 1)]
  })
}

/** Whether the second trait is the first one or a supertrait of it. */
export function isAbove(trait: TraitItem, above: TraitItem, depth = 0): boolean {
  return trait === above || (depth < 8 && trait.supertraits.some((bound) => isAbove(bound.trait, above, depth + 1)))
}

export function isCallTrait({ trait }: Bound): boolean {
  return !trait.isOwn && (trait.name === 'Fn' || trait.name === 'FnMut' || trait.name === 'FnOnce')
}

export function genericsOf({ node }: Adt): Generics | undefined {
  return node && 'generics' in node ? node.generics : undefined
}

/** The parameters with `'static` as a bound. */
export function staticNames(generics: Generics | undefined): readonly string[] {
  return (generics?.typeOutlives ?? []).flatMap(([param, lifetime]) => (lifetime.name === 'static' ? [param.name] : []))
}

export function isStaticTrait({ isStatic, supertraits }: TraitItem, depth = 0): boolean {
  return isStatic || (depth < 6 && supertraits.some((above) => isStaticTrait(above.trait, depth + 1)))
}

export function shortParam({ name, isAnonymous }: Param, span: Span): Diagnostic {
  return {
    span,
    message: `the parameter type \`${name}\` may not live long enough`,
    label: `the parameter type \`${name}\` must be valid for the static lifetime`,
    help: `say that it holds no borrow: \`${name}${isAnonymous ? ' +' : ':'} 'static\``,
    code: 'E0310',
  }
}

/** A type, given as text, lacks a trait. */
export function unmetDiagnostic(span: Span, trait: TraitItem, self: string, help?: string, bound = trait.name) {
  return {
    span,
    message: unmetText(trait, self, bound),
    label: `the trait \`${trait.name}\` is not implemented for \`${self}\``,
    ...(help && { help }),
    code: 'E0277',
  }
}

/** How a type of the program or a type parameter gets a trait. */
export function traitAdvice(type: Type, trait: string, derived = trait): string | undefined {
  if (type.kind === 'param') return `consider restricting type parameter \`${typeText(type)}\` with trait \`${trait}\``
  if (type.kind !== 'adt' || !type.adt.isOwn) return undefined
  return `consider annotating \`${type.adt.name}\` with \`#[derive(${derived})]\``
}

/** Rust's derive macros. */
export const DERIVABLE = ['Copy', 'Clone', 'PartialEq', 'Eq', 'PartialOrd', 'Ord', 'Hash', 'Debug', 'Default']

type OpaqueQueries = {
  readonly inference: Inference
  normalize: (type: Type) => Type
  implFor: (bound: Bound) => { impl: ImplItem; args: readonly Type[] } | undefined
}

/** The concrete type behind an `impl Trait`, once all bodies are checked; for a trait's function, that of the impl. */
export function revealedBy(solver: OpaqueQueries, part: TypeOf<'opaque'>): Type | undefined {
  const { generics, hidden } = part.opaque
  return givenByImpl(solver, part) ?? (hidden && substitute(hidden, substitutionOf(generics, part.args)))
}

function givenByImpl(solver: OpaqueQueries, { opaque, args }: TypeOf<'opaque'>): Type | undefined {
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
