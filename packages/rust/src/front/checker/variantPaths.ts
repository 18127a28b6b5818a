import { replacement, similarAdvice } from '../diagnostics/diagnostic'
import { similarName } from '../diagnostics/similarName'
import { lowerType } from '../items/lowerType'
import { typeEntryAt } from '../items/typeEntries'
import type * as tree from '../tree/tree'
import { adtOf } from '../types/known'
import { substitutionOf } from '../types/substitute'
import type { Adt, Field, Type, Variant } from '../types/type'
import { type Body, localNamed, report, shallow } from './body'
import { argumentsFor } from './bounds'
import { isMacro } from './unknownNames'

/** The path as text, without generic arguments. */
export function pathText(path: tree.Path): string {
  return path.segments.map(({ name }) => name.name).join('::')
}

function reportNoVariant(body: Body, path: tree.Path, what: string): undefined {
  const last = path.segments[path.segments.length - 1]!.name
  const owner =
    path.segments.length > 1 ? typeEntryAt(body.scope, { ...path, segments: path.segments.slice(0, -1) }) : undefined
  const self = path.segments[0]!.name.name === 'Self' ? body.scope.selfType : undefined
  const adt = owner?.kind === 'adt' ? owner.adt : self?.kind === 'adt' ? self.adt : undefined
  if (adt?.kind === 'enum') {
    const names = adt.variants.map(({ name }) => name)
    return report(body, last.span, `no variant named \`${last.name}\` found for enum \`${adt.name}\``, {
      label: `variant not found in \`${adt.name}\``,
      ...similarAdvice('there is a variant with a similar name', similarName(last.name, names), last.span),
      code: 'E0599',
    })
  }
  const isTuple = what.startsWith('tuple')
  const { module } = body.scope
  const isAlone = path.segments.length === 1
  const entry = isTuple ? isAlone && module.visible('values', last.name) : typeEntryAt(body.scope, path)
  const isLocal = isAlone && localNamed(body, last) !== undefined
  const isOfMacro = isTuple && isAlone && isMacro(body, last.name)
  if (entry || isLocal || isOfMacro) {
    const kind = isLocal
      ? 'local variable'
      : isOfMacro
        ? 'macro'
        : entry && (entry.kind === 'adt' ? entry.adt.kind : entry.kind)
    const message = `expected ${what}, found ${kind} \`${pathText(path)}\``
    return report(body, path.span, message, { label: `not a ${what}`, code: isTuple ? 'E0532' : 'E0574' })
  }
  const similar = similarName(last.name, module.visibleNames(isTuple ? 'values' : 'types'))
  report(body, path.span, `cannot find ${what} \`${pathText(path)}\` in this scope`, {
    label: 'not found in this scope',
    ...(similar && {
      help: `a name that is similar exists: \`${similar}\``,
      ...(path.segments.length === 1 && { fix: replacement(last.span, similar) }),
    }),
    code: isTuple ? 'E0531' : 'E0422',
  })
}

export function reportNoPatternField(
  body: Body,
  { name, span }: tree.Ident,
  path: tree.Path,
  adt: Adt,
  variant: Variant,
) {
  const owner = `${adt.kind === 'enum' ? 'variant' : 'struct'} \`${pathText(path)}\``
  const known = variant.fields.map((field) => field.name)
  const similar = similarName(name, known)
  report(body, span, `${owner} does not have a field named \`${name}\``, {
    label: `${owner} does not have this field`,
    ...(similar && { help: `a field with a similar name exists: \`${similar}\`` }),
    code: 'E0026',
  })
}

/** The variant that a literal or pattern names, which is recorded; reported if there is none. */
export function namedVariant(body: Body, node: VariantNode, what: string) {
  const found = resolveVariant(body, node.path)
  const variant = found?.adt.variants[found.variant]
  if (!found || !variant) return reportNoVariant(body, node.path, what)
  body.session.tables.paths.set(node, { kind: 'variant', ...found })
  const { adt, args } = found
  const substitution = substitutionOf(adt.params, args)
  const typeOf = ({ type }: Field) => body.solver.instantiate(type, substitution)
  return { adt, args, variant, type: adtOf(adt, args), typeOf }
}

type VariantNode = tree.ExprOf<'Struct'> | tree.PatternOf<'StructPattern' | 'TupleStructPattern'>

type ResolvedVariant = { adt: Adt; variant: number; args: readonly Type[] }

export function resolveVariant(body: Body, path: tree.Path): ResolvedVariant | undefined {
  const { scope } = body
  const first = path.segments[0]!
  if (!path.qualifier && first.name.name === 'Self' && scope.selfType) {
    const self = shallow(body, scope.selfType)
    if (path.segments.length > 1) return variantOf(self, path.segments[1]!.name.name)
    return self.kind === 'adt' ? { adt: self.adt, variant: 0, args: self.args } : undefined
  }
  const entry = typeEntryAt(scope, path)
  const last = path.segments[path.segments.length - 1]!
  if (entry?.kind === 'variant') {
    const before = path.segments[path.segments.length - 2]
    const generics = before?.generics ? before : last
    return { adt: entry.adt, variant: entry.variant, args: argumentsFor(body, entry.adt.params, generics, 'enum') }
  }
  if (entry?.kind === 'adt' && entry.adt.kind === 'struct')
    return { adt: entry.adt, variant: 0, args: argumentsFor(body, entry.adt.params, last, 'struct') }
  if (entry?.kind === 'alias') {
    const type = lowerType(scope, { kind: 'PathType', span: path.span, path })
    return type.kind === 'adt' && type.adt.kind === 'struct'
      ? { adt: type.adt, variant: 0, args: type.args }
      : undefined
  }
  const value = path.segments.length === 1 ? scope.module.visible('values', last.name.name) : undefined
  if (value?.kind === 'variant')
    return { adt: value.adt, variant: value.variant, args: argumentsFor(body, value.adt.params, last, 'enum') }
  const outer = { ...path, segments: path.segments.slice(0, -1) }
  if (path.segments.length === 1 || typeEntryAt(scope, outer)?.kind !== 'alias') return undefined
  return variantOf(lowerType(scope, { kind: 'PathType', span: path.span, path: outer }), last.name.name)
}

function variantOf(type: Type, name: string): ResolvedVariant | undefined {
  if (type.kind !== 'adt') return undefined
  const variant = type.adt.variants.findIndex((each) => each.name === name)
  return variant >= 0 ? { adt: type.adt, variant, args: type.args } : undefined
}
