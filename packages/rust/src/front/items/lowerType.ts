import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import { adtOf, ERROR, NEVER, reference, scalarNamed, tuple, UNIT } from '../types/known'
import { firstOf } from '../types/firstOf'
import { substitute, substituteBound, substitutionOf } from '../types/substitute'
import type { Bound, Param, TraitItem, Type } from '../types/type'
import type { TypeEntry } from './module'
import { traitAt, typeEntryAt } from './typeEntries'
import { asTypes, paramNamed, writtenBounds, type TypeScope } from './typeScope'
import { argumentsText, reportUnknownType, suppliedText, tooManyArguments } from './unknownTypes'

/** Lowers a type. Reports errors and continues. */
export function lowerType(scope: TypeScope, type: tree.Type): Type {
  switch (type.kind) {
    case 'PathType':
      return lowerPathType(scope, type.path)
    case 'RefType':
      return reference(lowerType(scope, type.target), type.isMut, type.lifetime?.name)
    case 'TupleType':
      return tuple(type.items.map((item) => lowerType(scope, item)))
    case 'ArrayType':
      return { kind: 'array', item: lowerType(scope, type.item), length: scope.constantIn(type.length, scope) }
    case 'SliceType':
      return { kind: 'slice', item: lowerType(scope, type.item) }
    case 'FnType':
      return {
        kind: 'function',
        params: type.params.map((param) => lowerType(scope, param)),
        result: type.result ? lowerType(scope, type.result) : UNIT,
      }
    case 'NeverType':
      return NEVER
    case 'DynType': {
      const bounds = lowerBounds(scope, ERROR, type.bounds)
      if (bounds.length === 0) return ERROR
      scope.checkDyn?.(bounds, type.span)
      return { kind: 'dyn', bounds, ...lifetimeOf(type) }
    }
    case 'ImplType':
      if (scope.implTrait)
        return { ...scope.implTrait((self) => lowerBounds(scope, self, type.bounds)), ...lifetimeOf(type) }
      return refused(scope, {
        span: type.span,
        message: '`impl Trait` is not allowed here',
        label: '`impl Trait` is only allowed in arguments and return types of functions and methods',
        code: 'E0562',
      })
    case 'InferType':
      if (scope.infer) return scope.infer()
      return refused(scope, {
        span: type.span,
        message: 'the placeholder `_` is not allowed within types on item signatures',
        label: 'not allowed in type signatures',
        code: 'E0121',
      })
    case 'ErrorType':
      return ERROR
  }
}

function lifetimeOf({ lifetimes }: { lifetimes?: tree.Ident[] }): { lifetime?: string } {
  return lifetimes ? { lifetime: lifetimes[0]!.name } : {}
}

/** The bounds after a colon, `dyn` or `impl`, for the type `self`. */
export function lowerBounds(scope: TypeScope, self: Type, bounds: readonly tree.Bound[]): Bound[] {
  return bounds.flatMap(({ isRelaxed, path }) => (isRelaxed ? [] : lowerBound(scope, self, path)))
}

/**
 * A bound for the type `self`. `Item: Display` and bindings of supertraits' types, as in `DoubleEndedIterator<Item =
 * u8>`, become bounds of their own.
 */
export function lowerBound(scope: TypeScope, self: Type, path: tree.Path): Bound[] {
  const trait = traitAt(scope, path)
  if (!trait) return []
  const generics = path.segments[path.segments.length - 1]!.generics
  const args = lowerTraitArgs(scope, trait, self, generics, path)
  const bindings: { name: string; type: Type }[] = []
  const further: Bound[] = []
  for (const binding of generics?.bindings ?? []) {
    const { name, span } = binding.name
    const projection = projectionIn({ trait, args, bindings }, name)
    if (!projection) {
      const message = `associated type \`${name}\` not found for \`${trait.name}\``
      scope.report({ span, message, code: 'E0220' })
      continue
    }
    if (binding.type) {
      const bound = { name, type: lowerType(scope, binding.type) }
      if (projection.trait === trait) bindings.push(bound)
      else further.push({ trait: projection.trait, args: projection.args, bindings: [bound] })
    }
    further.push(...lowerBounds(scope, projection, binding.bounds))
  }
  if (generics?.closure) {
    const { result } = generics.closure
    bindings.push({ name: 'Output', type: result ? lowerType(scope, result) : UNIT })
  }
  return [{ trait, args, bindings }, ...further]
}

function lowerTraitArgs(
  scope: TypeScope,
  trait: TraitItem,
  self: Type,
  generics: tree.GenericArgs | undefined,
  path: tree.Path,
): Type[] {
  const params = trait.params.slice(1)
  const written = generics?.args.map((arg, i) => lowerArg(scope, arg, params[i])) ?? []
  if (generics?.closure) return [self, tuple(written)]
  if (written.length > params.length) {
    scope.report(tooManyArguments(path, 'trait', trait.name, params.length, written.length))
    written.length = params.length
  }
  return filled(scope, trait.params, [self, ...written], path, 'trait', trait.name)
}

/** Fills in missing arguments with defaults, inference variables, or an error. */
function filled(
  scope: TypeScope,
  params: readonly Param[],
  written: readonly Type[],
  path: tree.Path,
  kind: string,
  name: string,
): Type[] {
  const args = [...written]
  for (const param of params.slice(args.length)) {
    if (param.fallback) {
      args.push(substitute(param.fallback, substitutionOf(params, args)))
      continue
    }
    const missing = params.slice(args.length).filter((other) => !other.fallback)
    const given = args.length - (params[0]!.name === 'Self' ? 1 : 0)
    const count = params.filter((other) => !other.fallback && other.name !== 'Self').length
    scope.report({
      span: path.segments[path.segments.length - 1]!.name.span,
      message: given > 0 ? suppliedText(kind, count, given) : `missing generics for ${kind} \`${name}\``,
      label: `expected ${argumentsText(count)}`,
      help: `add the missing generic argument${missing.length === 1 ? '' : 's'}: \`${name}<${missing.map((other) => other.name).join(', ')}>\``,
      code: 'E0107',
    })
    return [...args, ...params.slice(args.length).map(() => ERROR)]
  }
  return args
}

/** A generic argument as a type; a plain name may be a constant. */
export function lowerArg(scope: TypeScope, arg: tree.GenericArg, param: Param | undefined): Type {
  if (arg.kind === 'Const') {
    if (!param || param.isConst) return scope.constantIn(arg.value, scope, param?.constType)
    return reportOrder(scope, arg.value.span, 'constant provided when a type was expected')
  }
  const { type } = arg
  if (type.kind === 'PathType' && type.path.segments.length === 1 && !type.path.qualifier) {
    const { name } = type.path.segments[0]!.name
    const isConst = scope.module.visible('values', name)?.kind === 'constant'
    if (isConst && !paramNamed(scope, name) && !scope.module.visible('types', name))
      return scope.constantIn({ kind: 'PathExpr', span: type.span, path: type.path }, scope, param?.constType)
  }
  const known = lowerType(scope, type)
  const isConst = known.kind === 'param' ? known.param.isConst : /variable|error/.test(known.kind)
  if (param?.isConst && !isConst) return reportOrder(scope, type.span, 'type provided when a constant was expected')
  return known
}

function reportOrder(scope: TypeScope, span: Span, message: string): Type {
  return refused(scope, { span, message, code: 'E0747' })
}

function refused({ report }: TypeScope, diagnostic: Diagnostic): Type {
  report(diagnostic)
  return ERROR
}

/** Reports generic arguments of something that has no parameters. */
export function refuseArguments({ report }: TypeScope, { generics }: tree.PathSegment, what: string): void {
  const { lifetimes = [], args = [] } = generics ?? {}
  const kinds = ['lifetime', 'type', 'const']
  const counts = [lifetimes.length, ...['Type', 'Const'].map((kind) => args.filter((arg) => arg.kind === kind).length)]
  const given = kinds.filter((_, i) => counts[i]).join(' and ')
  if (given === '') return
  report({ span: generics!.span, message: `${given} arguments are not allowed on ${what}`, code: 'E0109' })
}

function lowerPathType(scope: TypeScope, path: tree.Path): Type {
  const first = path.segments[0]!
  if (path.qualifier) return lowerQualified(scope, path)
  if (!path.isGlobal) {
    const head = headType(scope, first)
    if (head) return path.segments.slice(1).reduce((type, segment) => memberType(scope, type, segment, path), head)
  }
  const entry = typeEntryAt(scope, path)
  return entry ? entryType(scope, entry, path) : lowerLongPath(scope, path)
}

/** `Self`, a type parameter or a scalar, unless the program declares that name. */
function headType(scope: TypeScope, segment: tree.PathSegment): Type | undefined {
  const { name } = segment.name
  if (name === 'Self') {
    refuseArguments(scope, segment, 'self type')
    if (scope.selfType) return scope.selfType
    return refused(scope, {
      span: segment.name.span,
      message: 'cannot find type `Self` in this scope',
      label: '`Self` is only available in impls, traits, or type definitions',
      code: 'E0411',
    })
  }
  const param = paramNamed(scope, name)
  if (param) {
    refuseArguments(scope, segment, `type parameter \`${name}\``)
    return { kind: 'param', param }
  }
  const known = scalarNamed(name)
  const own = known && scope.module.visible('types', name)
  if (!known || (own && own.kind !== 'module')) return undefined
  refuseArguments(scope, segment, `builtin type \`${name}\``)
  return known
}

/** `Self::Item`, `T::Output`, `Vec<i32>::Item`. */
function memberType(scope: TypeScope, type: Type, segment: tree.PathSegment, path: tree.Path): Type {
  const { name, span } = segment.name
  if (type.kind === 'error') return ERROR
  if (type === scope.selfType && scope.owner?.kind === 'impl') {
    const own = scope.owner.types.get(name)
    if (own) return own.type
  }
  const found = firstOf(boundsNaming(scope, type, path), (bound) => projectionIn(bound, name))
  if (found) return scope.project(found)
  if (type.kind === 'adt' && type.adt.kind === 'enum' && type.adt.variants.some((variant) => variant.name === name))
    return refused(scope, {
      span: path.span,
      message: `expected type, found variant \`${type.adt.name}::${name}\``,
      label: 'not a type',
      help: `try using the variant's enum: \`${type.adt.name}\``,
      code: 'E0573',
    })
  if (type.kind === 'param') {
    const label = `associated type \`${name}\` not found`
    return refused(scope, { span, message: `${label} for \`${type.param.name}\``, label, code: 'E0220' })
  }
  const label = `write the trait: \`<… as Trait>::${name}\``
  return refused(scope, { span, message: 'ambiguous associated type', label, code: 'E0223' })
}

function boundsNaming(scope: TypeScope, type: Type, path: tree.Path): Bound[] {
  const self: Bound[] = []
  const owner = type === scope.selfType ? scope.owner : undefined
  if (owner?.kind === 'trait') {
    self.push({ trait: owner, args: asTypes(owner.params), bindings: [] })
  }
  if (owner?.kind === 'impl' && owner.trait) self.push(owner.trait)
  if (type.kind === 'param') {
    const silent = { ...scope, report: () => undefined }
    for (const bound of writtenBounds(scope, type.param)) self.push(...lowerTraitOnly(silent, type, bound, path))
  }
  if (type.kind === 'projection') {
    const substitution = substitutionOf(type.trait.params, type.args)
    const bounds = type.trait.types.get(type.name)?.bounds ?? []
    self.push(...bounds.map((bound) => substituteBound(bound, substitution)))
  }
  return self
}

/** Without bindings, which may refer to the type being resolved. */
function lowerTraitOnly(scope: TypeScope, self: Type, bound: tree.Bound, path: tree.Path): Bound[] {
  const trait = traitAt(scope, bound.path)
  if (!trait) return []
  const generics = bound.path.segments[bound.path.segments.length - 1]!.generics
  return [{ trait, args: lowerTraitArgs(scope, trait, self, generics, path), bindings: [] }]
}

function entryType(scope: TypeScope, entry: TypeEntry, path: tree.Path): Type {
  const last = path.segments[path.segments.length - 1]!
  const params = entry.kind === 'adt' ? entry.adt.params : entry.kind === 'alias' ? entry.params : []
  const written = last.generics?.args.map((arg, i) => lowerArg(scope, arg, params[i])) ?? []
  switch (entry.kind) {
    case 'adt': {
      const { adt } = entry
      if (written.length > adt.params.length) {
        scope.report(tooManyArguments(path, adt.kind, adt.name, adt.params.length, written.length))
        written.length = adt.params.length
      }
      const lifetimes = last.generics?.lifetimes?.map(({ name }) => name)
      const type = adtOf(adt, filled(scope, adt.params, written, path, adt.kind, adt.name), lifetimes)
      if (type.kind === 'adt') scope.noteType?.(path, type, scope)
      return type
    }
    case 'alias':
      return substitute(
        entry.type,
        substitutionOf(entry.params, filled(scope, entry.params, written, path, 'type alias', last.name.name)),
      )
    case 'trait':
      return refused(scope, {
        span: path.span,
        message: 'expected a type, found a trait',
        help: `write \`dyn ${last.name.name}\` behind a reference or a Box, or \`impl ${last.name.name}\``,
        code: 'E0782',
      })
    case 'module':
    case 'variant':
      return refused(scope, {
        span: path.span,
        message: `expected type, found ${entry.kind} \`${path.segments.map((segment) => segment.name.name).join('::')}\``,
        label: 'not a type',
        ...(entry.kind === 'variant' && { help: `try using the variant's enum: \`${entry.adt.name}\`` }),
        code: 'E0573',
      })
  }
}

/** `<T as Trait>::Item` and `<T>::Item`. */
function lowerQualified(scope: TypeScope, path: tree.Path): Type {
  const { type, traitLength } = path.qualifier!
  const self = lowerType(scope, type)
  if (traitLength === 0) return path.segments.reduce((owner, segment) => memberType(scope, owner, segment, path), self)
  const segments = path.segments.slice(0, traitLength)
  const traitPath: tree.Path = { span: path.span, segments, isGlobal: path.isGlobal }
  const trait = traitAt(scope, traitPath)
  if (!trait || self.kind === 'error') return ERROR
  const args = lowerTraitArgs(scope, trait, self, segments[segments.length - 1]!.generics, traitPath)
  const last = path.segments[traitLength]
  if (!last) return ERROR
  const found = projectionIn({ trait, args, bindings: [] }, last.name.name)
  if (found) return scope.project(found)
  return refused(scope, {
    span: last.name.span,
    message: `cannot find associated type \`${last.name.name}\` in trait \`${trait.name}\``,
    label: `not found in \`${trait.name}\``,
    code: 'E0576',
  })
}

/** A path that ends in an associated type (`Vec<i32>::Item`), or is unresolved. */
function lowerLongPath(scope: TypeScope, path: tree.Path): Type {
  if (path.segments.length > 1) {
    const owner = { ...path, segments: path.segments.slice(0, -1) }
    const entry = typeEntryAt(scope, owner)
    if (entry?.kind === 'adt' || entry?.kind === 'alias')
      return memberType(scope, entryType(scope, entry, owner), path.segments[path.segments.length - 1]!, path)
  }
  reportUnknownType(scope, path)
  return ERROR
}

/** The associated type of a trait or its supertraits. */
function projectionIn(bound: Bound, name: string, depth = 0): Extract<Type, { kind: 'projection' }> | undefined {
  if (bound.trait.types.has(name)) return { kind: 'projection', trait: bound.trait, args: bound.args, name }
  if (depth > 8) return undefined
  const substitution = substitutionOf(bound.trait.params, bound.args)
  return firstOf(bound.trait.supertraits, (above) =>
    projectionIn(substituteBound(above, substitution), name, depth + 1),
  )
}
