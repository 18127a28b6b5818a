import { asTypes } from '../items/typeScope'
import type { Span } from '../source/span'
import {
  DERIVABLE,
  genericsOf,
  isStaticTrait,
  shortParam,
  staticNames,
  traitAdvice,
  unmetDiagnostic,
} from '../traits/bounds'
import { Solver } from '../traits/solver'
import type * as tree from '../tree/tree'
import { adtOf, OWNERS } from '../types/known'
import type { Adt, Bound, FunctionItem, ImplItem, Param, TraitItem, Type, TypeOf } from '../types/type'
import { boundText, typeText } from '../types/typeText'
import type { Session } from './body'
import { mapType, substituteBound, substitutionOf, typesIn } from '../types/substitute'

export function checkDerives(session: Session, adt: Adt): void {
  for (const name of adt.derives) {
    const trait = session.world.trait(name)
    const span = spanOfDerive(adt, name)
    if (!trait) {
      if (span) reportNoDerive(session, name, span)
      continue
    }
    checkFields(session, adt, trait)
    if (span) checkAbove(session, adt, trait, span)
  }
}

function fieldTypes(adt: Adt): Type[] {
  return adt.variants.flatMap(({ fields }) => fields.map(({ type }) => type))
}

function fieldNodes(adt: Adt): tree.FieldItem[] {
  if (adt.node?.kind === 'Struct') return adt.node.fields
  return adt.node?.kind === 'Enum' ? adt.node.variants.flatMap(({ fields }) => fields) : []
}

function environmentOf(adt: Adt, trait: TraitItem): Bound[] {
  return asTypes(adt.params).map((type) => ({ trait, args: trait.params.map(() => type), bindings: [] }))
}

function checkFields(session: Session, adt: Adt, trait: TraitItem): void {
  const nodes = fieldNodes(adt)
  if (trait.name === 'Default' && adt.kind === 'enum') return checkDefaultVariant(session, adt)
  fieldTypes(adt).forEach((type, i) => {
    const solver = new Solver(session.impls, environmentOf(adt, trait))
    const bound = { trait, args: trait.params.map(() => type), bindings: [] }
    const node = nodes[i]
    if (node && solver.evaluate(bound) === 'no') reportUnderivable(session, trait, type, node)
  })
}

/** Supertraits of derived traits: `Copy` needs `Clone`, `Eq` needs `PartialEq`, `Ord` both. */
function checkAbove(session: Session, adt: Adt, trait: TraitItem, span: Span): void {
  const self = adtOf(adt, asTypes(adt.params))
  for (const above of trait.supertraits) {
    const solver = new Solver(session.impls, environmentOf(adt, above.trait))
    const bound = { trait: above.trait, args: above.trait.params.map(() => self), bindings: [] }
    if (solver.evaluate(bound) !== 'no') continue
    const [name, shown] = [above.trait.name, typeText(self)]
    const isComparison = name === 'PartialEq' || name === 'PartialOrd'
    const message = `can't compare \`${shown}\` with \`${shown}\``
    const unmet = unmetDiagnostic(span, above.trait, shown, traitAdvice(self, name))
    return session.report({ ...unmet, ...(isComparison && { message }) })
  }
}

/** Reports recursive types of infinite size. */
export function checkSize(session: Session, adt: Adt): void {
  const nodes = fieldNodes(adt)
  const types = fieldTypes(adt)
  const at = types.findIndex((type) => holds(type, adt, 0, new Set()))
  if (at < 0 || adt.node === undefined || !('name' in adt.node)) return
  session.report({
    span: adt.node.name.span,
    message: `recursive type \`${adt.name}\` has infinite size`,
    help: `insert some indirection (e.g., a \`Box\`) to break the cycle: \`Box<${nodes[at] ? typeText(types[at]!) : adt.name}>\``,
    code: 'E0072',
  })
}

/** Reports a parameter behind `&'static` that may borrow. */
export function checkStaticFields(session: Session, adt: Adt): void {
  const own = staticNames(genericsOf(adt))
  const isStatic = (param: Param) =>
    own.includes(param.name) ||
    adt.where.some(({ trait, args: [self] }) => self?.kind === 'param' && self.param === param && isStaticTrait(trait))
  const shortIn = (type: Type, isKept: boolean): Param[] => {
    if (type.kind === 'param') return isKept && !isStatic(type.param) ? [type.param] : []
    if (type.kind === 'projection') return []
    const kept = type.kind === 'adt' ? staticNames(genericsOf(type.adt)) : []
    const isAll = isKept || (type.kind === 'reference' && type.lifetime === 'static')
    const isOf = (i: number) => type.kind === 'adt' && kept.includes(type.adt.params[i]!.name)
    return typesIn(type).flatMap((part, i) => shortIn(part, isAll || isOf(i)))
  }
  const types = fieldTypes(adt)
  fieldNodes(adt).forEach((node, i) => {
    const [short] = shortIn(types[i]!, false)
    if (short) session.report(shortParam(short, node.type.span))
  })
}

function holds(type: Type, adt: Adt, depth: number, seen: Set<Adt>): boolean {
  if (depth > 20) return false
  switch (type.kind) {
    case 'tuple':
    case 'array':
      return typesIn(type).some((part) => holds(part, adt, depth + 1, seen))
    case 'adt': {
      if (type.adt === adt) return true
      if (!type.adt.isOwn)
        return !OWNERS.test(type.adt.name) && type.args.some((arg) => holds(arg, adt, depth + 1, seen))
      if (seen.has(type.adt)) return false
      seen.add(type.adt)
      return type.adt.variants.some(({ fields }) => fields.some((field) => holds(field.type, adt, depth + 1, seen)))
    }
    default:
      return false
  }
}

export function spanOfDerive(adt: Adt, name: string): Span | undefined {
  const attributes = adt.node && 'attributes' in adt.node ? adt.node.attributes : []
  return attributes.flatMap(({ args }) => args).find((arg) => arg.name === name)?.span
}

function reportNoDerive(session: Session, name: string, span: Span): void {
  if (DERIVABLE.includes(name)) return
  session.report({
    span,
    message: `cannot find derive macro \`${name}\` in this scope`,
    help: `Rust's are ${DERIVABLE.join(', ')}`,
  })
}

function checkDefaultVariant(session: Session, adt: Adt): void {
  const node = adt.node
  if (node?.kind !== 'Enum') return
  const chosen = node.variants.filter(({ isDefault }) => isDefault)
  if (chosen.length === 1) return
  const span = spanOfDerive(adt, 'Default') ?? node.name.span
  session.report({
    span,
    message: chosen.length === 0 ? '`#[derive(Default)]` on enum with no `#[default]`' : 'multiple declared defaults',
    help: 'make one variant default by placing `#[default]` above it',
    code: 'E0665',
  })
}

function reportUnderivable(session: Session, trait: TraitItem, type: Type, node: tree.FieldItem): void {
  const shown = typeText(type)
  const isOwn = type.kind === 'adt' && type.adt.isOwn
  const help = isOwn ? traitAdvice(type, trait.name) : session.world.declarations.host?.traits[trait.name]?.help
  const { span } = node.type
  if (trait.name === 'Copy')
    session.report({
      span,
      message: `the trait \`Copy\` cannot be implemented for this type`,
      label: 'this field does not implement `Copy`',
      help: isOwn ? `derive \`Copy\` for \`${type.adt.name}\`, too` : 'remove `Copy`, and clone where a copy is needed',
      code: 'E0204',
    })
  else if (trait.name === 'PartialEq' || trait.name === 'PartialOrd')
    session.report({
      span,
      message:
        trait.name === 'PartialEq'
          ? `binary operation \`==\` cannot be applied to type \`${shown}\``
          : `can't compare \`${shown}\` with \`${shown}\``,
      ...(help && { help }),
      code: trait.name === 'PartialEq' ? 'E0369' : 'E0277',
    })
  else {
    const label = `\`${shown}\` cannot be formatted using \`{:?}\``
    session.report({ ...unmetDiagnostic(span, trait, shown, help), ...(trait.name === 'Debug' && { label }) })
  }
}

/** The function of a trait, and that of an impl. */
export type Compared = readonly [wanted: FunctionItem, own: FunctionItem]

/** Reports impl functions with stricter bounds or weaker results than the trait's. */
export function checkFunctionBounds(
  session: Session,
  impl: ImplItem,
  bound: Bound,
  [wanted, own]: Compared,
  node: tree.FnItem,
): void {
  const ownParams = own.params.slice(impl.params.length)
  const substitution = substitutionOf(wanted.params, [...bound.args, ...asTypes(ownParams)])
  const promised = wanted.signature.where.map((each) => substituteBound(each, substitution))
  const solver = new Solver(session.impls, [...impl.where, ...promised])
  const stricter = own.signature.where
    .slice(impl.where.length)
    .find((each) => solver.evaluate(solver.instantiateBound(each, new Map())) === 'no')
  if (stricter)
    return session.report({
      span: node.name.span,
      message: 'impl has stricter requirements than trait',
      label: `impl has extra requirement \`${typeText(stricter.args[0]!)}: ${boundText(stricter)}\``,
      help: `require no more than \`${bound.trait.name}::${own.name}\` does`,
      code: 'E0276',
    })
  checkPromise(session, solver, solver.instantiate(wanted.signature.result, substitution), own, node)
}

/** `impl Trait` in a trait accepts any type that implements the trait. */
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
      const goal = solver.instantiateBound(each, substitutionOf(opaque.generics, args))
      if (solver.evaluate({ ...goal, args: [known, ...goal.args.slice(1)] }) !== 'no') continue
      const [span, wanted] = [node.result?.span ?? node.name.span, boundText(each)]
      const help = `the trait declares \`impl ${wanted}\``
      return session.report(unmetDiagnostic(span, each.trait, typeText(known), help, wanted))
    }
  }
}
