import { typeText, boundText } from '../types/typeText'
import { checkFunctionBounds, type Compared, spanOfDerive } from './derives'
import { counted } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import { namesIn } from '../items/lifetimes'
import { lowerBounds, lowerType } from '../items/lowerType'
import { asTypes, type TypeScope } from '../items/typeScope'
import type { Span } from '../source/span'
import { unmetDiagnostic } from '../traits/bounds'
import { Solver } from '../traits/solver'
import type * as tree from '../tree/tree'
import { isStd } from '../types/known'
import { mapType, substituteBound, substitutionOf } from '../types/substitute'
import type { Bound, FunctionItem, ImplItem, TraitItem } from '../types/type'
import type { Session } from './body'

type Written = { scope: TypeScope; node: tree.ImplItem }

/** Compares an impl with its trait: missing and extra items, and function signatures. */
export function checkImpl(session: Session, impl: ImplItem, written: Written): void {
  const { trait } = impl
  checkFinite(session, written)
  if (!trait) return checkInherent(session, impl, written)
  checkForeign(session, impl, trait, written)
  checkMissing(session, impl, trait.trait, written)
  checkMembers(session, impl, trait, written)
  checkTypes(session, impl, trait, written)
  checkAbove(session, impl, trait, written)
  checkOverlap(session, impl, trait, written)
  if (trait.trait.name === 'Drop' && !trait.trait.isOwn) checkDestructor(session, impl, written)
}

/** Reports a bound that needs ever larger types. */
function checkFinite(session: Session, { scope, node }: Written): void {
  for (const { type, bounds } of node.generics.where)
    for (const bound of bounds) {
      const solver = new Solver(session.impls)
      const silent = { ...scope, report: () => undefined }
      const [goal] = lowerBounds(silent, lowerType(silent, type), [bound])
      const found = goal && solver.endlessBound(goal)
      if (!found) continue
      const self = typeText(found.args[0]!).replace(/^((?:\w+<){7}).*/, `$1...${'>'.repeat(7)}`)
      const message = `overflow evaluating the requirement \`${self}: ${boundText(found)}\``
      return session.report({ span: bound.span, message, code: 'E0275' })
    }
}

/** A Drop impl excludes Copy and cannot be specialized. */
function checkDestructor(session: Session, { self, where }: ImplItem, written: Written): void {
  const copy = session.world.trait('Copy')
  const solver = new Solver(session.impls, where)
  if (self.kind !== 'adt' && self.kind !== 'error')
    session.report({
      span: written.node.type.span,
      message: 'the `Drop` trait may only be implemented for local structs, enums, and unions',
      label: 'must be a struct, enum, or union in the current crate',
      code: 'E0120',
    })
  if (!copy || self.kind !== 'adt') return
  const { adt, args } = self
  if (args.some(({ kind }) => kind !== 'param' && kind !== 'error'))
    session.report({ span: headSpan(written), message: '`Drop` impls cannot be specialized', code: 'E0366' })
  const substitution = substitutionOf(adt.params, args)
  const known = adt.where.map((bound) => substituteBound(bound, substitution))
  const ofType = new Solver(session.impls, known)
  const extra = where.find((bound) => ofType.evaluate(bound) === 'no')
  if (extra)
    session.report({
      span: headSpan(written),
      message: `\`Drop\` impl requires \`${typeText(extra.args[0]!)}: ${boundText(extra)}\` but the ${adt.kind} it is implemented for does not`,
      help: `add the bound to the parameters of \`${adt.name}\`, too`,
      code: 'E0367',
    })
  if (solver.evaluate({ trait: copy, args: [self], bindings: [] }) !== 'yes') return
  session.report({
    span: spanOfDerive(self.adt, 'Copy') ?? headSpan(written),
    message: `the trait \`Copy\` cannot be implemented for this type; the type has a destructor`,
    label: '`Copy` not allowed on types with destructors',
    help: 'remove `Copy`, and clone where a copy is needed',
    code: 'E0184',
  })
}

function headSpan({ node }: Written): Span {
  return { start: node.span.start, end: node.type.span.end }
}

function checkInherent(session: Session, impl: ImplItem, written: Written): void {
  const { self } = impl
  if (self.kind === 'param')
    return session.report({
      span: written.node.type.span,
      message: 'no nominal type found for inherent implementation',
      label: 'impl requires a nominal type',
      help: 'either implement a trait on it or create a newtype to wrap it instead',
      code: 'E0118',
    })
  if (self.kind === 'error' || (self.kind === 'adt' && self.adt.isOwn) || self.kind === 'dyn') return
  session.report({
    span: headSpan(written),
    message:
      self.kind === 'adt'
        ? 'cannot define inherent `impl` for a type outside of the crate where the type is defined'
        : 'cannot define inherent `impl` for primitive types',
    label: self.kind === 'adt' ? 'impl for type defined outside of crate' : `\`${typeText(self)}\` is not your type`,
    help: 'consider using an extension trait instead: `trait MyMethods { … }`',
    code: self.kind === 'adt' ? 'E0116' : 'E0390',
  })
}

/** The orphan rule: a trait of another crate can only be implemented for the program's own types. */
function checkForeign(session: Session, impl: ImplItem, { trait, args }: Bound, written: Written): void {
  if (trait.isOwn) return
  const isOwn = args.some((arg) => {
    let type = arg
    while (type.kind === 'reference' || isStd(type, 'Box'))
      type = type.kind === 'reference' ? type.target : type.args[0]!
    if (type.kind === 'dyn') return type.bounds.some((bound) => bound.trait.isOwn)
    return type.kind === 'error' || (type.kind === 'adt' && type.adt.isOwn)
  })
  if (isOwn) return
  const isParam = impl.self.kind === 'param'
  const isPrimitive = impl.self.kind === 'scalar' && impl.self.name !== 'str'
  const types =
    impl.self.kind === 'adt' ? 'types defined outside of the crate' : `${isPrimitive ? 'primitive' : 'arbitrary'} types`
  session.report({
    span: headSpan(written),
    message: isParam
      ? `type parameter \`${typeText(impl.self)}\` must be used as the type parameter for some local type (e.g., \`MyStruct<T>\`)`
      : `only traits defined in the current crate can be implemented for ${types}`,
    label: isParam
      ? 'type parameter must be used as the type parameter for some local type'
      : "impl doesn't have any local type",
    help: 'define and implement a trait or new type instead: `struct Wrapper(…);`',
    code: isParam ? 'E0210' : 'E0117',
  })
}

function checkMissing(session: Session, impl: ImplItem, trait: TraitItem, written: Written): void {
  const functions = [...trait.functions.values()].filter(
    ({ name, hasDefault }) => !hasDefault && !impl.functions.has(name),
  )
  const types = [...trait.types.keys()].filter((name) => !impl.types.has(name))
  const consts = [...trait.consts.values()].filter(({ name, value }) => !value && !impl.consts.has(name))
  const missing = [...types, ...consts.map(({ name }) => name), ...functions.map(({ name }) => name)]
  if (missing.length === 0) return
  const list = missing.map((name) => `\`${name}\``).join(', ')
  session.report({
    span: headSpan(written),
    message: `not all trait items implemented, missing: ${list}`,
    label: `missing ${list} in implementation`,
    help: functions[0] ? `implement it: \`${headText(functions[0])}\`` : `add \`type ${missing[0]} = …;\``,
    code: 'E0046',
  })
}

function headText({ name, signature }: FunctionItem): string {
  const receiver = signature.receiver && { value: 'self', shared: '&self', mutable: '&mut self' }[signature.receiver]
  const offset = receiver ? 1 : 0
  const params = signature.params.slice(offset).map((type, i) => `${signature.names[i + offset]}: ${typeText(type)}`)
  const result = typeText(signature.result)
  return `fn ${name}(${[...(receiver ? [receiver] : []), ...params].join(', ')})${result === '()' ? '' : ` -> ${result}`} { … }`
}

function checkMembers(session: Session, impl: ImplItem, bound: Bound, { node }: Written): void {
  const { trait } = bound
  for (const item of node.items) {
    const { name, span } = item.name
    const known: ReadonlyMap<string, unknown> =
      item.kind === 'Fn' ? trait.functions : item.kind === 'Const' ? trait.consts : trait.types
    const what = item.kind === 'Fn' ? 'method' : item.kind === 'Const' ? 'const' : 'type'
    if (!known.has(name)) {
      const similar = similarName(name, known.keys())
      session.report({
        span,
        message: `${what} \`${name}\` is not a member of trait \`${trait.name}\``,
        label: `not a member of trait \`${trait.name}\``,
        help: similar
          ? `there is an associated ${what === 'method' ? 'function' : what} with a similar name: \`${similar}\``
          : `move it to \`impl ${typeText(impl.self)} { … }\``,
        code: item.kind === 'Fn' ? 'E0407' : item.kind === 'Const' ? 'E0438' : 'E0437',
      })
    } else if (item.kind === 'Fn') checkFunctionHead(session, impl, bound, item)
    else if (item.kind === 'Const') checkConstantHead(session, impl, bound, item)
  }
}

function checkConstantHead(session: Session, impl: ImplItem, { trait, args }: Bound, node: tree.ConstItem): void {
  const { name } = node.name
  const own = impl.consts.get(name)!
  const solver = new Solver(session.impls, impl.where)
  const wanted = solver.instantiate(trait.consts.get(name)!.type, substitutionOf(trait.params, args))
  if (own.type.kind === 'error' || solver.inference.unify(wanted, solver.normalize(own.type))) return
  const type = typeText(solver.inference.resolve(wanted))
  session.report({
    span: node.type.span,
    message: `implemented const \`${name}\` has an incompatible type for trait`,
    label: `expected \`${type}\`, found \`${typeText(own.type)}\``,
    help: `match the trait: \`${type}\``,
    code: 'E0326',
  })
}

function checkFunctionHead(session: Session, impl: ImplItem, bound: Bound, node: tree.FnItem): void {
  const wanted = bound.trait.functions.get(node.name.name)!
  const own = impl.functions.get(node.name.name)
  if (!own) return
  const [a, b] = [wanted.signature, own.signature]
  const { span } = node.name
  const { name } = bound.trait
  if (!a.receiver !== !b.receiver) {
    const [where, other] = b.receiver ? ['impl', 'trait'] : ['trait', 'impl']
    return session.report({
      span,
      message: `method \`${own.name}\` has a \`&self\` declaration in the ${where}, but not in the ${other}`,
      label: b.receiver ? '`&self` used in impl' : 'expected `&self` in impl',
      code: b.receiver ? 'E0185' : 'E0186',
    })
  }
  if (a.params.length !== b.params.length)
    return session.report({
      span,
      message: `method \`${own.name}\` has ${counted(b.params.length, 'parameter')} but the declaration in trait \`${name}::${own.name}\` has ${a.params.length}`,
      label: `expected ${counted(a.params.length, 'parameter')}, found ${b.params.length}`,
      code: 'E0050',
    })
  const [goal, given] = [wanted, own].map((item) => earlyLifetimes(item.node))
  if (goal !== given) {
    const what = b.receiver ? 'method' : 'associated function'
    const isSameCount = wanted.node?.generics.lifetimes?.length === node.generics.lifetimes?.length
    const message = isSameCount
      ? 'lifetime parameters do not match the trait definition'
      : `lifetime parameters or bounds on ${what} \`${own.name}\` do not match the trait declaration`
    return session.report({ span, message, code: 'E0195' })
  }
  if (checkFunctionTypes(session, bound, [wanted, own], node))
    checkFunctionBounds(session, impl, bound, [wanted, own], node)
}

/** How many lifetimes of a function callers may give: those in bounds, and those only in the result. */
function earlyLifetimes(node: tree.FnItem | undefined): number {
  const { lifetimes = [], ...generics } = node?.generics ?? {}
  const [bounds, inputs] = [namesIn(generics), namesIn([node?.receiver, node?.params.map(({ type }) => type)])]
  const results = namesIn(node?.result)
  return lifetimes.filter(({ name }) => bounds.has(name) || (results.has(name) && !inputs.has(name))).length
}

function checkFunctionTypes(session: Session, bound: Bound, [wanted, own]: Compared, node: tree.FnItem): boolean {
  const solver = new Solver(session.impls, own.signature.where)
  const ownParams = own.params.slice(own.owner?.kind === 'impl' ? own.owner.params.length : 0)
  const extra = wanted.params.slice(bound.trait.params.length)
  if (extra.length !== ownParams.length) {
    reportGenericCount(session, wanted, own, node)
    return false
  }
  const substitution = substitutionOf(wanted.params, [...bound.args, ...asTypes(ownParams)])
  const differing = own.signature.params.findIndex((param, i) => {
    const type = solver.instantiate(wanted.signature.params[i]!, substitution)
    return !solver.inference.unify(type, solver.normalize(param))
  })
  const offset = node.receiver ? 1 : 0
  // `impl Trait` in the trait accepts any type that implements it
  const result = mapType(solver.instantiate(wanted.signature.result, substitution), (part) =>
    part.kind === 'opaque' ? solver.inference.fresh() : undefined,
  )
  const isResultWrong = differing < 0 && !solver.inference.unify(result, solver.normalize(own.signature.result))
  if (differing < 0 && !isResultWrong) return true
  const type = differing >= 0 ? solver.instantiate(wanted.signature.params[differing]!, substitution) : result
  const found = differing >= 0 ? own.signature.params[differing]! : own.signature.result
  if (found.kind === 'error') return false
  const span =
    differing < 0
      ? (node.result?.span ?? node.name.span)
      : differing < offset
        ? node.receiver!.span
        : (node.params[differing - offset]?.type.span ?? node.name.span)
  session.report({
    span,
    message: `method \`${own.name}\` has an incompatible type for trait`,
    label: `expected \`${typeText(solver.inference.resolve(type))}\`, found \`${typeText(found)}\``,
    help: `match the trait: \`${typeText(solver.inference.resolve(type))}\``,
    code: 'E0053',
  })
  return false
}

function reportGenericCount(session: Session, wanted: FunctionItem, own: FunctionItem, node: tree.FnItem): void {
  const count = (item: FunctionItem) => item.node?.generics.params.length
  const [goal, found] = [count(wanted), count(own)]
  // `impl Trait` as an argument may also be a written type parameter
  if (goal === undefined || found === undefined || goal === found) return
  if ([...wanted.params, ...own.params].some(({ isAnonymous }) => isAnonymous)) return
  const [has, wants] = [found, goal].map((number) => counted(number, 'type parameter'))
  session.report({
    span: node.name.span,
    message: `${own.signature.receiver ? 'method' : 'associated function'} \`${own.name}\` has ${has} but its trait declaration has ${wants}`,
    label: `found ${has}`,
    code: 'E0049',
  })
}

function checkTypes(session: Session, impl: ImplItem, bound: Bound, { node }: Written): void {
  for (const { name, bounds } of bound.trait.types.values()) {
    const written = node.items.find((item) => item.kind === 'TypeAlias' && item.name.name === name)
    if (!written) continue
    for (const goal of bounds) {
      const solver = new Solver(session.impls, impl.where)
      const part = solver.instantiateBound(goal, substitutionOf(bound.trait.params, bound.args))
      if (solver.evaluate(part) !== 'no') continue
      const type = typeText(solver.inference.resolve(part.args[0]!))
      const help = `\`${bound.trait.name}::${name}\` must be \`${boundText(goal)}\``
      const unmet = unmetDiagnostic(written.span, part.trait, type, help, boundText(part))
      session.report({ ...unmet, label: `${unmet.label} as the trait requires` })
    }
  }
}

/** Supertraits: `impl Ord` needs `Eq` and `PartialOrd`. */
function checkAbove(session: Session, impl: ImplItem, { trait, args }: Bound, written: Written): void {
  for (const above of trait.supertraits) {
    const solver = new Solver(session.impls, impl.where)
    const bound = solver.instantiateBound(above, substitutionOf(trait.params, args))
    if (solver.evaluate(bound) !== 'no') continue
    const help = `\`${trait.name}\` needs \`${above.trait.name}\`: implement or derive it, too`
    return session.report(unmetDiagnostic(written.node.type.span, above.trait, typeText(impl.self), help))
  }
}

function checkOverlap(session: Session, impl: ImplItem, bound: Bound, written: Written): void {
  const solver = new Solver(session.impls)
  const args = solver.freshArgs(impl.params)
  const substitution = substitutionOf(impl.params, args)
  const goal = solver.instantiateBound(bound, substitution)
  const others = session.impls
    .traitImpls(bound.trait.name, impl.self)
    .filter((other) => other !== impl && other.isOwn && other.trait?.trait === bound.trait)
  const overlapping = others.find((other) =>
    solver.trial(() => {
      const match = solver.matchImpl(other, goal)
      return match !== undefined && match.nested.every((part) => solver.evaluate(part) !== 'no')
    }),
  )
  if (!overlapping) return
  const rival = overlapping.isDerived ? 'its `#[derive]`' : 'another impl'
  session.report({
    span: headSpan(written),
    message: `conflicting implementations of trait \`${bound.trait.name}\` for type \`${typeText(impl.self)}\``,
    label: `conflicting implementation for \`${typeText(impl.self)}\``,
    help: `remove ${rival} or this one`,
    code: 'E0119',
  })
}
