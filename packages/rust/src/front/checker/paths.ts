import { lowerType, refuseArguments } from '../items/lowerType'
import { checkSegments, traitAt, typeEntryAt } from '../items/typeEntries'
import type { ValueEntry } from '../items/module'
import { paramNamed } from '../items/typeScope'
import type * as tree from '../tree/tree'
import { adtOf, ERROR, scalarNamed, USIZE } from '../types/known'
import { substitute, substitutionOf } from '../types/substitute'
import type { Adt, FunctionItem, TraitItem, Type } from '../types/type'
import { type Body, localNamed, report, shallow } from './body'
import { argumentsFor, demandBound, demandWhere, instantiateFunction, traitsWith } from './bounds'
import type { Resolution } from '../checked/checked'
import { reportNoAssociated, reportNoMember, reportUnknown } from './unknownNames'
import { checkConstructor, checkMember } from './fields'

type Resolved = { resolution: Resolution; type: Type }

export function resolveValue(body: Body, path: tree.Path): Resolved | undefined {
  const first = path.segments[0]!
  if (path.segments.length === 1 && !path.qualifier && !path.isGlobal) return resolveName(body, path, first)
  const owner = ownerOf(body, path)
  if (owner === 'reported') return undefined
  if (owner) return memberOf(body, owner, path)
  const entry = valueEntryAt(body, path)
  if (!entry) return reportUnknown(body, path)
  checkSegments(body.scope, path, 'values')
  return resolveEntry(body, entry, path)
}

function resolveName(body: Body, path: tree.Path, segment: tree.PathSegment): Resolved | undefined {
  const { name } = segment.name
  const local = localNamed(body, segment.name)
  if (local) {
    refuseArguments(body.scope, segment, 'local variable')
    return { resolution: { kind: 'local', local }, type: local.type }
  }
  if (name === 'Self') return resolveSelf(body, path)
  const param = paramNamed(body.scope, name)
  if (param?.isConst) return { resolution: { kind: 'constParam', param }, type: param.constType ?? USIZE }
  const entry = body.scope.module.visible('values', name)
  if (entry) return resolveEntry(body, entry, path)
  return reportUnknown(body, path)
}

function resolveEntry(body: Body, entry: ValueEntry, path: tree.Path): Resolved | undefined {
  const last = path.segments[path.segments.length - 1]!
  switch (entry.kind) {
    case 'function':
      return functionValue(body, entry.item, [], path)
    case 'constant': {
      const { constant } = entry
      return { resolution: { kind: 'constant', constant, args: [] }, type: body.solver.normalize(constant.type) }
    }
    case 'variant': {
      const { adt, variant } = entry
      const owner = adt.kind === 'enum' ? (path.segments[path.segments.length - 2] ?? last) : last
      const generics = owner.generics ? owner : last
      return variantValue(body, adt, variant, argumentsFor(body, adt.params, generics, adt.kind), path)
    }
  }
}

function functionValue(body: Body, item: FunctionItem, ownerArgs: readonly Type[], path: tree.Path): Resolved {
  const args = instantiateFunction(body, item, ownerArgs, path.segments.at(-1)!, path.span)
  return { resolution: { kind: 'function', callee: { item, args } }, type: { kind: 'functionItem', item, args } }
}

/** A unit struct or variant, or a tuple constructor. */
function variantValue(
  body: Body,
  adt: Adt,
  index: number,
  args: readonly Type[],
  path: tree.Path,
): Resolved | undefined {
  const variant = adt.variants[index]
  if (!variant) return undefined
  demandWhere(body, adt.where, adt.params, args, path.span)
  if (variant.make) {
    checkConstructor(body, adt, path, 'value')
    const item = variant.make
    return { resolution: { kind: 'function', callee: { item, args } }, type: { kind: 'functionItem', item, args } }
  }
  if (variant.shape === 'unit')
    return { resolution: { kind: 'variant', adt, variant: index, args }, type: adtOf(adt, args) }
  const name = adt.kind === 'enum' ? `${adt.name}::${variant.name}` : adt.name
  return report(body, path.span, `expected value, found struct ${adt.kind === 'enum' ? 'variant ' : ''}\`${name}\``, {
    label: 'not a value',
    help: `use struct literal syntax: \`${name} { ${variant.fields.map((field) => `${field.name}: …`).join(', ')} }\``,
    code: 'E0533',
  })
}

function valueEntryAt(body: Body, path: tree.Path): ValueEntry | undefined {
  const names = path.segments.map(({ name }) => name.name)
  return names.length > 1 ? body.scope.module.importable('values', names)?.entry : undefined
}

type Owner = { kind: 'type'; type: Type } | { kind: 'trait'; trait: TraitItem; self?: Type }

/** The type or trait that the last segment belongs to; modules and enums with a variant do not count. */
function ownerOf(body: Body, path: tree.Path): Owner | 'reported' | undefined {
  const { scope } = body
  if (path.qualifier) return qualifiedOwner(body, path)
  const before = path.segments.slice(0, -1)
  if (before.length === 0) return undefined
  const ownerPath: tree.Path = { span: path.span, segments: before, isGlobal: path.isGlobal }
  const head = before[0]!.name.name
  const isSpecial = head === 'Self' || paramNamed(scope, head) !== undefined
  if (before.length === 1 && !path.isGlobal) {
    const known = scalarNamed(head)
    const own = scope.module.visible('types', head)
    const isModule = own?.kind === 'module'
    if (known && (!own || isModule) && !isSpecial) {
      if (isModule && own.module.member('values', path.segments[1]!.name.name)) return undefined
      refuseArguments(scope, before[0]!, `builtin type \`${head}\``)
      return { kind: 'type', type: known }
    }
  }
  const written = (): Owner => ({
    kind: 'type',
    type: lowerType(scope, { kind: 'PathType', span: path.span, path: ownerPath }),
  })
  if (isSpecial) return written()
  const entry = typeEntryAt(scope, ownerPath)
  if (entry?.kind === 'trait') return { kind: 'trait', trait: entry.trait }
  const last = before.at(-1)!
  if (entry?.kind === 'adt') {
    return { kind: 'type', type: adtOf(entry.adt, argumentsFor(body, entry.adt.params, last, entry.adt.kind)) }
  }
  if (entry?.kind === 'alias') {
    const args = argumentsFor(body, entry.params, last, 'type alias')
    return { kind: 'type', type: substitute(entry.type, substitutionOf(entry.params, args)) }
  }
  if (!entry && before.length > 1) {
    const outer = typeEntryAt(scope, { ...ownerPath, segments: before.slice(0, -1) })
    if (outer?.kind === 'adt' || outer?.kind === 'alias') return written()
  }
  return undefined
}

/** `Vec::new`, `f32::MAX`, `Shape::Circle`, `Default::default`, `<T as Trait>::NAME`. */
function memberOf(body: Body, owner: Owner, path: tree.Path): Resolved | undefined {
  const segment = path.segments.at(-1)!
  const { name } = segment.name
  if (owner.kind === 'trait') {
    const { trait } = owner
    const before = path.segments[path.segments.length - 2]
    const args = [owner.self ?? body.inference.fresh(), ...argumentsFor(body, trait.params.slice(1), before, 'trait')]
    return traitMember(body, trait, args, path) ?? reportNoMember(body, trait, segment.name)
  }
  const type = shallow(body, owner.type)
  if (type.kind === 'error') return undefined
  if (type.kind === 'adt' && type.adt.kind === 'enum') {
    const index = type.adt.variants.findIndex((variant) => variant.name === name)
    if (index >= 0) {
      const args = segment.generics ? argumentsFor(body, type.adt.params, segment, 'enum') : type.args
      return variantValue(body, type.adt, index, args, path)
    }
  }
  return associated(body, type, path) ?? reportNoAssociated(body, type, segment)
}

function associated(body: Body, type: Type, path: tree.Path): Resolved | undefined {
  const member = path.segments.at(-1)!.name
  const { name } = member
  for (const impl of body.session.impls.inherentImpls(type)) {
    const item = impl.functions.get(name)
    const constant = impl.consts.get(name)
    const found = item ?? constant
    if (!found) continue
    const args = body.solver.freshArgs(impl.params)
    const self = body.solver.instantiate(impl.self, substitutionOf(impl.params, args))
    if (!body.inference.unify(self, type) || !body.solver.isInGroups(impl.params, args)) continue
    checkMember(body, found, member)
    if (item) return functionValue(body, item, args, path)
    return {
      resolution: { kind: 'constant', constant: constant!, args },
      type: body.solver.instantiate(constant!.type, substitutionOf(impl.params, args)),
    }
  }
  return fromBounds(body, type, path) ?? fromTraits(body, type, path)
}

function fromBounds(body: Body, type: Type, path: tree.Path): Resolved | undefined {
  if (type.kind !== 'param' && type.kind !== 'projection' && type.kind !== 'opaque') return undefined
  const member = path.segments.at(-1)!.name
  const { name } = member
  const [bound, ...others] = body.solver
    .promised(type)
    .filter(({ trait }) => trait.functions.has(name) || trait.consts.has(name))
  if (others.some(({ trait }) => trait !== bound!.trait)) reportAmbiguous(body, member)
  return bound && traitMember(body, bound.trait, bound.args, path)
}

export function reportAmbiguous(body: Body, { name, span }: tree.Ident): void {
  report(body, span, 'multiple applicable items in scope', { label: `multiple \`${name}\` found`, code: 'E0034' })
}

function fromTraits(body: Body, type: Type, path: tree.Path): Resolved | undefined {
  const member = path.segments.at(-1)!.name
  const [bound, ...others] = traitsWith(body.scope, member.name).flatMap((trait) => {
    const args = [type, ...body.solver.freshArgs(trait.params.slice(1))]
    const verdict = body.solver.evaluate({ trait, args, bindings: [] })
    return verdict === 'no' ? [] : { trait, args, verdict }
  })
  if ([bound, ...others].filter((each) => each?.verdict === 'yes').length > 1) reportAmbiguous(body, member)
  return bound && traitMember(body, bound.trait, bound.args, path)
}

function traitMember(body: Body, trait: TraitItem, args: readonly Type[], path: tree.Path): Resolved | undefined {
  const { name } = path.segments.at(-1)!.name
  const item = trait.functions.get(name)
  if (item) return functionValue(body, item, args, path)
  const constant = trait.consts.get(name)
  if (!constant) return undefined
  demandBound(body, { trait, args, bindings: [] }, path.span)
  return {
    resolution: { kind: 'constant', constant, args },
    type: body.solver.instantiate(constant.type, substitutionOf(trait.params, args)),
  }
}

export function checkPath(body: Body, expr: tree.PathExpr): Type {
  const found = resolveValue(body, expr.path)
  if (!found) return ERROR
  body.session.tables.paths.set(expr, found.resolution)
  return found.type
}

function resolveSelf(body: Body, path: tree.Path): Resolved | undefined {
  const self = body.scope.selfType
  if (self?.kind !== 'adt')
    return report(body, path.span, 'cannot find value `Self` in this scope', {
      label: 'not found in this scope',
      code: 'E0411',
    })
  return variantValue(body, self.adt, 0, self.args, path)
}

function qualifiedOwner(body: Body, path: tree.Path): Owner | 'reported' | undefined {
  const { type, traitLength } = path.qualifier!
  const self = lowerType(body.scope, type)
  if (traitLength === 0) return { kind: 'type', type: self }
  const { span, segments, isGlobal } = path
  const trait = traitAt(body.scope, { span, segments: segments.slice(0, traitLength), isGlobal })
  return trait ? { kind: 'trait', trait, self } : 'reported'
}
