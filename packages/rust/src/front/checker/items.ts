import { type Collected, type Collector, scopeIn } from '../items/collector'
import type { Module, Space } from '../items/module'
import { checkImport, reportHidden } from '../items/typeEntries'
import { absentInStd, reportOfStd } from '../items/unknownTypes'
import { STD_MACROS, UNSUPPORTED_MACROS } from '../declarations/macros'
import type * as tree from '../tree/tree'
import { similarAdvice } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import type { Span } from '../source/span'
import { reprOf } from '../items/adts'
import { isAbove } from '../traits/bounds'
import { Solver } from '../traits/solver'
import { rangeOf } from '../types/known'
import { hasPart, substitutionOf } from '../types/substitute'
import type { Adt, Bound, FunctionItem, ImplItem, TraitItem, Type } from '../types/type'
import type { Session } from './body'
import { checkDerives, checkSize, checkStaticFields } from './derives'
import { checkImpl } from './impls'
import { reportDuplicate } from './itemRules'

/** Reports unresolved imports. Items that this std lacks are reported on use, unless all their names are imported. */
export function checkImports(session: Session, module: Module): void {
  const scope = { module, report: session.report }
  for (const [name, found] of module.imports) {
    const { path, span, names } = found
    const isStd = STD.includes(path[0]!)
    if (names && !isStd) checkImport(scope, names, found)
    checkTwice(session, module, name)
    if (!isStd && (module.member('types', name) || module.member('values', name))) continue
    session.watch?.unknownImport(module, path)
    if (isStd && names) reportAbsent(session, module, names)
    if (path[path.length - 1] === 'super') continue
    const home = path.length > 1 ? module.entryAt(path.slice(0, -1)) : undefined
    // Re-exports are reported where they are declared
    const isReported = home?.kind === 'module' && home.module.imports.has(path[path.length - 1]!)
    if (isStd ? home?.kind !== 'adt' || module.member('values', name) : isReported) continue
    if (session.world.declarations.macros.some((macro) => macro.name === path[path.length - 1])) continue
    const { host } = session.world.declarations
    if (host && path.length === 2 && path[0] === host.crate && Object.hasOwn(host.itemMacros, path[1]!)) continue
    reportImport(session, module, path, span)
  }
  for (const { path, names = [] } of module.globs) {
    if (STD.includes(path[0]!)) {
      reportAbsent(session, module, names)
      const last = names.at(-1)
      if (last) reportOfStd(scope, path, { start: names[0]!.span.start, end: last.span.end })
    }
    reportHidden(scope, names, 'types')
  }
  for (const entry of module.types.values())
    if (entry.kind === 'module' && entry.module.parent === module) checkImports(session, entry.module)
}

export function checkImported(report: Session['report'], { imported }: Collected): void {
  for (const { module, name, space } of imported)
    for (let named = module.imports.get(name.name); named; named = named.before)
      if (named.names && module.importable(space, named.path)) reportTwice(report, name.name, name.span, 'E0255')
}

function checkTwice(session: Session, module: Module, name: string): void {
  for (let last = module.imports.get(name); last?.before; last = last.before)
    for (let first: typeof last | undefined = last.before; first; first = first.before) {
      const isSame = first.path.join() === last.path.join()
      const paths = [first.path, last.path]
      const space = (['types', 'values'] as const).find((each) => paths.every((path) => means(module, each, path)))
      if (space || isSame) return reportTwice(session.report, name, last.span, 'E0252')
    }
}

/** Names of std that are not declared here are types if they look like one. */
function means(module: Module, space: Space, path: readonly string[]): boolean {
  const isAbsent = space === 'types' && STD.includes(path[0]!) && !module.importable('values', path)
  return module.importable(space, path) !== undefined || (isAbsent && /^[A-Z].*[a-z]/.test(path[path.length - 1]!))
}

function reportTwice(report: Session['report'], name: string, span: Span, code: 'E0252' | 'E0255'): void {
  const isImport = code === 'E0252'
  report({
    span,
    message: `the name \`${name}\` is defined multiple times`,
    label: `\`${name}\` ${isImport ? 'reimported' : 'redefined'} here`,
    help: isImport ? 'remove this import, or rename it with `as`' : 'rename the import with `as`',
    code,
  })
}

const STD = ['std', 'core', 'alloc']

/** Checks sizes, derives and impls before any body. */
export function checkHeads(session: Session, collector: Collector, collected: Collected): void {
  for (const adt of collected.adts) {
    checkSize(session, adt)
    checkStaticFields(session, adt)
    checkDerives(session, adt)
    checkDiscriminants(session, collector, adt)
  }
  checkInherent(session, collector, collected)
  checkSupertraits(session, collected.traits)
  for (const impl of collected.impls) checkImpl(session, impl, collector.implScopes.get(impl)!)
}

function checkDiscriminants(session: Session, collector: Collector, adt: Adt): void {
  const module = collector.homes.get(adt)
  if (adt.node?.kind !== 'Enum' || !module) return
  const scope = scopeIn(collector, module)
  const integer = reprOf(adt.node)
  // Getters evaluate the discriminants in the scope of the enum
  const values = adt.variants.map(({ discriminant }) => discriminant)
  const { max } = rangeOf(integer === 'isize' ? 'i64' : integer)
  const over = adt.node.variants.find(({ discriminant }, i) => !discriminant && values[i] === max + 1n)
  if (over)
    session.report({
      span: over.span,
      message: 'enum discriminant overflowed',
      label: `overflowed on value after ${max}`,
      code: 'E0370',
    })
  const written = adt.node.variants.flatMap(({ discriminant }) => discriminant ?? [])
  if (written.some((value) => collector.discriminantOf(value, scope, integer) === undefined)) return
  const twice = values.find((value, i) => values.indexOf(value) < i)
  if (twice === undefined || adt.variants.some(({ shape }) => shape !== 'unit')) return
  session.report({
    span: adt.node.name.span,
    message: `discriminant value \`${twice}\` assigned more than once`,
    help: `give each variant of \`${adt.name}\` its own number`,
    code: 'E0081',
  })
}

/** Reports duplicates across inherent impls at the first one, like rustc. */
function checkInherent(session: Session, collector: Collector, { impls }: Collected): void {
  const plain = impls.filter(({ trait, where }) => !trait && where.length === 0)
  plain.forEach((impl, i) => {
    for (const other of plain.slice(i + 1)) {
      const shared = [...impl.functions.keys(), ...impl.consts.keys()].find(
        (name) => other.functions.has(name) || other.consts.has(name),
      )
      const name = shared && collector.implScopes.get(impl)?.node.items.find((item) => item.name.name === shared)?.name
      if (name && isOverlapping(session, impl, other)) reportDuplicate(name, session.report)
    }
  })
}

function isOverlapping(session: Session, ...impls: ImplItem[]): boolean {
  const solver = new Solver(session.impls)
  const [a, b] = impls.map(({ self, params }) =>
    solver.instantiate(self, substitutionOf(params, solver.freshArgs(params))),
  )
  return solver.inference.unify(a!, b!)
}

/** Reports the first trait of each cycle at the bound that leads back to it. */
function checkSupertraits({ report }: Session, traits: readonly TraitItem[]): void {
  const reported: TraitItem[] = []
  for (const trait of traits) {
    const { name, params, node } = trait
    const isOfSelf = ({ args }: Bound) => args[0]?.kind === 'param' && args[0].param === params[0]
    const back = trait.supertraits.find((bound) => isOfSelf(bound) && isAbove(bound.trait, trait))
    if (!back || reported.some((other) => isAbove(other, trait))) continue
    reported.push(trait)
    const written = [...node.supertraits, ...node.generics.where.flatMap(({ bounds }) => bounds)]
    const { span } = written.find(({ path }) => path.segments.at(-1)!.name.name === back.trait.name)?.path ?? node.name
    report({ span, message: `cycle detected when computing the super predicates of \`${name}\``, code: 'E0391' })
  }
}

/** Reports an import that is certainly not in std. */
function reportAbsent({ report }: Session, module: Module, names: readonly tree.Ident[]): void {
  const path = names.map(({ name }) => name)
  const absent = absentInStd(module, path)
  if (!absent || (path.length === 2 && (STD_MACROS.has(path[1]!) || UNSUPPORTED_MACROS.has(path[1]!)))) return
  const { name, span } = names[absent.index]!
  const owner = path[absent.index - 1]!
  const similar = similarName(name, absent.known)
  report({
    span,
    message: `unresolved import \`${path.slice(0, absent.index + 1).join('::')}\``,
    label: absent.index === 1 ? `could not find \`${name}\` in \`std\`` : `no \`${name}\` in \`${owner}\``,
    help: 'correct the path',
    ...similarAdvice('a similar name exists', similar, span),
    code: 'E0432',
  })
}

/** The message names the path up to its first unknown name. */
function reportImport(session: Session, module: Module, whole: readonly string[], span: Span): void {
  const unknown = whole.findIndex((_, i) => !module.entryAt(whole.slice(0, i + 1)))
  const path = whole.slice(0, unknown + 1 || whole.length)
  const last = path[path.length - 1]!
  session.report({
    span,
    message: `unresolved import \`${path.join('::')}\``,
    label: path.length > 1 ? `no \`${last}\` in \`${path[path.length - 2]}\`` : `no external crate \`${last}\``,
    help: 'correct the path, or declare it',
    code: 'E0432',
  })
}

/** `dyn` takes one trait, besides auto traits such as `Send`. */
export function checkDyn(session: Session, bounds: readonly Bound[], span: Span): void {
  const traits = bounds.flatMap(({ trait }) => (['Send', 'Sync'].includes(trait.name) ? [] : [trait]))
  const second = traits.find((trait) => !isAbove(traits[0]!, trait))
  if (second)
    session.report({
      span,
      message: 'only auto traits can be used as additional traits in a trait object',
      label: `\`${second.name}\` is an additional non-auto trait`,
      help: `declare a trait with both as supertraits: \`trait Both: ${traits[0]!.name} + ${second.name} {}\``,
      code: 'E0225',
    })
  for (const { trait, bindings } of bounds) {
    checkDynCompatible(session, trait, span)
    const missing = [...trait.types.keys()].find((name) => !bindings.some((binding) => binding.name === name))
    if (missing && trait.isOwn && !bounds.some((other) => other.bindings.some(({ name }) => name === missing)))
      session.report({
        span,
        message: `the value of the associated type \`${missing}\` in \`${trait.name}\` must be specified`,
        label: `associated type \`${missing}\` must be specified`,
        help: `write \`${trait.name}<${missing} = …>\``,
        code: 'E0191',
      })
  }
}

function checkDynCompatible(session: Session, trait: TraitItem, span: Span): void {
  const reason = trait.isOwn ? reasonAgainst(trait) : foreignReason(trait)
  if (!reason) return
  session.report({
    span,
    message: `the trait \`${trait.name}\` is not dyn compatible`,
    label: `\`${trait.name}\` is not dyn compatible: ${reason}`,
    help: 'use a generic function (`impl Trait`) or an enum instead',
    code: 'E0038',
  })
}

function foreignReason({ name }: TraitItem): string | undefined {
  if (['Clone', 'Copy', 'Default', 'Sized'].includes(name)) return 'it needs to know the size of the type'
  if (['PartialEq', 'Eq', 'PartialOrd', 'Ord'].includes(name)) return 'it uses `Self` as a type parameter'
  return undefined
}

function reasonAgainst(trait: TraitItem): string | undefined {
  if (trait.consts.size > 0) return `it contains the associated const \`${[...trait.consts.keys()][0]}\``
  for (const item of trait.functions.values()) {
    const reason = isOnlyForSized(item) ? undefined : reasonOfMethod(trait, item)
    if (reason) return reason
  }
  const above = trait.supertraits.find((bound) => !bound.trait.isOwn && foreignReason(bound.trait))
  return above && `it requires \`Self: ${above.trait.name}\``
}

function isOnlyForSized({ node }: FunctionItem): boolean {
  return (
    node?.generics.where.some(({ bounds }) => bounds.some(({ path }) => path.segments[0]?.name.name === 'Sized')) ??
    false
  )
}

function reasonOfMethod(trait: TraitItem, { name, signature, params }: FunctionItem): string | undefined {
  const isSelf = (type: Type) => type.kind === 'param' && type.param === trait.params[0]
  const mentionsSelf = (type: Type) =>
    hasPart(type, (part) => (part.kind === 'projection' ? false : isSelf(part) || undefined))
  if (!signature.receiver) return `associated function \`${name}\` has no \`self\` parameter`
  if (signature.params.slice(1).some(mentionsSelf) || mentionsSelf(signature.result))
    return `method \`${name}\` references the \`Self\` type`
  return params.length > trait.params.length ? `method \`${name}\` has generic type parameters` : undefined
}
