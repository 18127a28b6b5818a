import type { Report } from '../diagnostics/diagnostic'
import { reportTwice } from '../items/collector'
import { namesIn } from '../items/lifetimes'
import type * as tree from '../tree/tree'

/** Syntactic checks of items: duplicate names, unused parameters. */
export function checkItemRules(items: readonly tree.Item[], report: Report): void {
  for (const item of items) {
    if ('generics' in item) checkGenerics(item, [], report)
    if (item.kind === 'Fn' || item.kind === 'Impl') checkNoDefaults(item, report)
    switch (item.kind) {
      case 'Struct':
        checkUsed(item, typesOf(item.fields), report)
        break
      case 'Enum':
        checkUsed(item, typesOf(item.variants.flatMap(({ fields }) => fields)), report)
        checkVariants(item, report)
        break
      case 'Impl':
        for (const param of unconstrained(item)) reportUnconstrained(param, report)
        checkMembers(item, report)
        break
      case 'Trait':
        checkMembers(item, report)
        break
      case 'TypeAlias':
        checkUsed({ generics: { ...item.generics, lifetimes: [] } }, item.type, report, 'E0091')
        break
      case 'Mod':
        checkItemRules(item.items, report)
        break
      default:
    }
  }
}

type Generic = { generics: tree.Generics }

/** Duplicate generic parameters, including those of the enclosing item. */
function checkGenerics({ generics }: Generic, outer: readonly string[], report: Report): void {
  const seen = new Set(outer)
  const { params } = generics
  for (const { name, span } of parametersOf(generics)) {
    if (name === "'static")
      report({
        span,
        message: `invalid lifetime parameter name: \`${name}\``,
        label: `${name} is a reserved lifetime name`,
        code: 'E0262',
      })
    else if (seen.has(name)) reportGeneric(name, span, outer.includes(name), report)
    seen.add(name)
  }
  params.forEach((param, i) => {
    const names = param.fallback ? namesIn(param.fallback) : undefined
    const later = params.slice(i).find(({ name }) => names?.has(name.name))
    if (!later) return
    const { name } = later.name
    report({
      span: param.fallback!.span,
      message: 'generic parameter defaults cannot reference parameters before they are declared',
      label: `cannot reference \`${name}\` before it is declared`,
      code: 'E0128',
    })
  })
}

function checkNoDefaults({ generics }: Generic, report: Report): void {
  const param = generics.params.find(({ kind, fallback }) => kind === 'TypeParam' && fallback)
  if (!param) return
  const message = 'defaults for generic parameters are not allowed here'
  report({ span: param.span, message })
}

function parametersOf({ lifetimes = [], params }: tree.Generics): tree.Ident[] {
  return [...lifetimes.map(({ name, span }) => ({ name: `'${name}`, span })), ...params.map(({ name }) => name)]
}

function reportGeneric(name: string, span: tree.Ident['span'], isOuter: boolean, report: Report): void {
  if (isOuter && name.startsWith("'"))
    report({
      span,
      message: `lifetime name \`${name}\` shadows a lifetime name that is already in scope`,
      label: `lifetime \`${name}\` already in scope`,
      code: 'E0496',
    })
  else
    report({
      span,
      message: `the name \`${name}\` is already used for a generic parameter in this item's generic parameters`,
      label: 'already used',
      code: 'E0403',
    })
}

const typesOf = (fields: readonly tree.FieldItem[]) => fields.map(({ type }) => type)

/** Reports parameters that no type uses; bounds do not count as uses. */
function checkUsed({ generics }: Generic, types: unknown, report: Report, code = 'E0392'): void {
  const used = namesIn(types)
  const params = generics.params.filter(({ kind }) => kind === 'TypeParam')
  for (const { name, span } of parametersOf({ ...generics, params })) {
    if (used.has(name.replace("'", ''))) continue
    const kind = name.startsWith("'") ? 'lifetime' : 'type'
    report({
      span,
      message: `${kind} parameter \`${name}\` is never used`,
      label: `unused ${kind} parameter`,
      help: `consider removing \`${name}\`, referring to it in a field, or using a marker such as \`PhantomData\``,
      code,
    })
  }
}

function reportUnconstrained({ kind, name }: tree.GenericParam, report: Report): void {
  const what = kind === 'TypeParam' ? 'type' : 'const'
  report({
    span: name.span,
    message: `the ${what} parameter \`${name.name}\` is not constrained by the impl trait, self type, or predicates`,
    label: `unconstrained ${what} parameter`,
    help: 'remove it, or give it to the function that needs it',
    code: 'E0207',
  })
}

function checkVariants(item: tree.EnumItem, report: Report): void {
  const repr = item.attributes.find(({ name }) => name === 'repr')
  const message = 'unsupported representation for zero-variant enum'
  if (repr && item.variants.length === 0) report({ span: (repr.args[0] ?? repr).span, message, code: 'E0084' })
  const seen = new Set<string>()
  for (const { name } of item.variants) {
    if (seen.has(name.name)) reportTwice(name, 'type', 'enum', report)
    seen.add(name.name)
  }
  const isNumbered = item.variants.some(({ discriminant }) => discriminant)
  if (repr || !isNumbered || item.variants.every(({ shape }) => shape === 'unit')) return
  report({
    span: item.name.span,
    message: '`#[repr(inttype)]` must be specified for enums with explicit discriminants and non-unit variants',
    code: 'E0732',
  })
}

function checkMembers(owner: tree.ImplItem | tree.TraitItem, report: Report): void {
  const outer = parametersOf(owner.generics).map(({ name }) => name)
  const seen = new Set<string>()
  for (const item of owner.items) {
    if (item.kind === 'Fn') {
      checkGenerics(item, outer, report)
      checkNoDefaults(item, report)
    }
    const space = item.kind === 'TypeAlias' ? 'type' : 'value'
    const key = `${space} ${item.name.name}`
    if (!seen.has(key)) seen.add(key)
    else if (owner.kind === 'Trait') reportTwice(item.name, space, 'trait', report)
    else if (!owner.trait) reportDuplicate(item.name, report)
    else
      report({
        span: item.name.span,
        message: `duplicate definitions with name \`${item.name.name}\`:`,
        label: 'duplicate definition',
        code: 'E0201',
      })
  }
}

export function reportDuplicate({ name, span }: tree.Ident, report: Report): void {
  report({
    span,
    message: `duplicate definitions with name \`${name}\``,
    label: `duplicate definitions for \`${name}\``,
    help: 'rename one of them',
    code: 'E0592',
  })
}

/** Parameters of an impl that appear neither in the type nor in the trait. */
function unconstrained({ generics, type, trait }: tree.ImplItem): tree.GenericParam[] {
  const known = namesIn([type, trait])
  const written = generics.params.flatMap((param) =>
    param.kind === 'TypeParam' ? [{ about: namesIn(param.name), bounds: param.bounds }] : [],
  )
  const bounds = [...written, ...generics.where.map(({ type: self, bounds }) => ({ about: namesIn(self), bounds }))]
  const isOpen = (name: string) => generics.params.some((param) => param.name.name === name) && !known.has(name)
  // Associated types and call results of known types are known as well
  for (let size = -1; size < known.size;) {
    size = known.size
    for (const { about, bounds: parts } of bounds)
      if (![...about].some(isOpen)) for (const { path } of parts) namesIn(path, known)
  }
  return generics.params.filter((param) => isOpen(param.name.name))
}
