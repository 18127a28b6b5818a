import type { Diagnostic } from '../../front/diagnostics/diagnostic'
import type { Expr } from '../../front/tree/tree'
import { genericsOf, isStaticTrait, shortParam, staticNames } from '../../front/traits/bounds'
import { typesIn } from '../../front/types/substitute'
import type { Adt, FunctionItem, Param, Type } from '../../front/types/type'
import type { BuiltBody } from '../build/buildBody'
import type { BuiltParam } from '../build/builder'
import { countOf, partsOf, type Region, STATIC, type Typed } from '../regions'

/** Reports undeclared relations between lifetimes of the signature. */
export function reportRelations(b: BuiltBody, item: FunctionItem, report: (diagnostic: Diagnostic) => void): void {
  const { outside, params: taken } = b
  const { regions: graph } = b.body
  const names = outside.named
  const promised = promises(b, item, taken)
  const queried = new Set([STATIC, ...names.keys(), ...taken.flatMap(({ regions }) => regions)])
  const seen = new Set<Expr>()
  for (const from of queried) {
    if (from === STATIC || !graph.universal.has(from)) continue
    const allowed = reach(from, (region) => promised.get(region) ?? [])
    const reachedFrom = new Map<Region, { from: Region; cause: Expr | undefined }>()
    const found: Region[] = []
    reach(from, (region) => {
      if (region !== from && graph.universal.has(region)) {
        if (queried.has(region) && !allowed.has(region)) found.push(region)
        return []
      }
      const next = graph.outlived[region]!
      next.forEach(
        (to, i) => reachedFrom.has(to) || reachedFrom.set(to, { from: region, cause: graph.causes[region]![i] }),
      )
      return next
    })
    for (const to of found) {
      const cause = causeOf(reachedFrom, from, to)
      if (!cause || seen.has(cause)) continue
      seen.add(cause)
      const param = names.has(from) ? undefined : taken.find(({ regions }) => regions.includes(from))
      report(relationError(cause, param, to === STATIC ? undefined : names.get(to)))
    }
  }
}

/** Declared and implied outlives bounds of a signature. */
function promises({ outside }: BuiltBody, { node, owner }: FunctionItem, taken: readonly Typed[]) {
  const known = new Map<Region, Region[]>()
  const promise = (longer: Region, shorter: Region) => void known.set(longer, [...(known.get(longer) ?? []), shorter])
  const outlives = [...(node?.generics.outlives ?? []), ...((owner?.kind === 'impl' && owner.generics?.outlives) || [])]
  for (const [longer, shorter] of outlives) promise(outside.lifetime(longer.name), outside.lifetime(shorter.name))
  const visit = ({ type, regions }: Typed) => {
    if (type.kind === 'reference') {
      for (const inner of regions.slice(1)) promise(inner, regions[0]!)
      visit({ type: type.target, regions: regions.slice(1) })
    } else if (type.kind === 'tuple') partsOf(regions, type.items).forEach(visit)
    else if (type.kind === 'array' || type.kind === 'slice') visit({ type: type.item, regions })
    else if (type.kind === 'adt' && countOf(type) > 0) {
      const { adt } = type
      const own = adt.lifetimes.length
      const parts = partsOf(regions, type.args, own)
      const regionsOf = (part: string | Param) =>
        typeof part === 'string'
          ? [regions[adt.lifetimes.indexOf(part)]!]
          : (parts[adt.params.indexOf(part)]?.regions ?? [])
      for (const { longer, shorter } of impliedBy(adt))
        for (const region of regionsOf(longer)) promise(region, regionsOf(shorter)[0]!)
      if (!adt.isOwn) for (const a of regions.slice(0, own)) for (const other of regions) promise(other, a)
      parts.forEach(visit)
    }
  }
  taken.forEach(visit)
  return known
}

function reach(from: Region, next: (region: Region) => readonly Region[]): Set<Region> {
  const found = new Set([from])
  for (const region of found) for (const other of next(region)) found.add(other)
  return found
}

/** The last value that relates two lifetimes, or its branch that does. */
function causeOf(
  reachedFrom: ReadonlyMap<Region, { from: Region; cause: Expr | undefined }>,
  from: Region,
  to: Region,
): Expr | undefined {
  let cause: Expr | undefined
  for (let at = reachedFrom.get(to); at; at = at.from === from ? undefined : reachedFrom.get(at.from)) {
    const { cause: next } = at
    if (next && (!cause || (cause.span.start <= next.span.start && next.span.end <= cause.span.end))) cause = next
  }
  return cause
}

function relationError({ span }: Expr, param: BuiltParam | undefined, wanted: string | undefined): Diagnostic {
  const pattern = param?.pattern
  if (wanted !== undefined && pattern?.kind === 'BindingPattern') {
    const { name } = pattern.name
    return {
      span,
      message: `explicit lifetime required in the type of \`${name}\``,
      label: `lifetime \`'${wanted}\` required`,
      help: `say in the type of \`${name}\` that it is good as long: \`&'${wanted} …\``,
      code: 'E0621',
    }
  }
  return {
    span,
    message: 'lifetime may not live long enough',
    label: `this has to be good as long as ${wanted === undefined ? 'another reference of the signature' : `\`'${wanted}\``}`,
    help: "give both the same lifetime: `fn name<'a>(x: &'a str, y: &'a str)`, or keep a clone",
  }
}

/** An outlives bound that a struct or enum implies. */
type Implied = { longer: string | Param; shorter: string }

const known = new WeakMap<Adt, Implied[]>()

/** Declared, or implied by references in fields. */
function impliedBy(adt: Adt): readonly Implied[] {
  const found = known.get(adt)
  if (found) return found
  const implied: Implied[] = []
  known.set(adt, implied)
  for (const [longer, shorter] of genericsOf(adt)?.outlives ?? [])
    implied.push({ longer: longer.name, shorter: shorter.name })
  const lasts = (longer: string | Param | undefined, shorter: readonly string[]) => {
    if (longer !== undefined) for (const each of shorter) implied.push({ longer, shorter: each })
  }
  const visit = (type: Type, around: readonly string[]): void => {
    switch (type.kind) {
      case 'param':
        return lasts(type.param, around)
      case 'reference':
        lasts(type.lifetime, around)
        return visit(type.target, type.lifetime === undefined ? around : [...around, type.lifetime])
      case 'tuple':
        return type.items.forEach((item) => visit(item, around))
      case 'array':
      case 'slice':
        return visit(type.item, around)
      case 'dyn':
        return lasts(type.lifetime, around)
      case 'adt':
        for (const lifetime of type.lifetimes ?? []) lasts(lifetime, around)
        for (const arg of type.args) visit(arg, around)
        inside(type)
    }
  }
  const inside = ({ adt: inner, args, lifetimes = [] }: Type & { kind: 'adt' }) => {
    for (const { longer, shorter } of impliedBy(inner)) {
      const last = lifetimes[inner.lifetimes.indexOf(shorter)]
      if (last === undefined) continue
      if (typeof longer === 'string') lasts(lifetimes[inner.lifetimes.indexOf(longer)], [last])
      else visit(args[inner.params.indexOf(longer)] ?? { kind: 'error' }, [last])
    }
  }
  if (adt.isOwn) for (const { fields } of adt.variants) for (const { type } of fields) visit(type, [])
  return implied
}

export function reportShortParams(b: BuiltBody, item: FunctionItem, report: (diagnostic: Diagnostic) => void): void {
  const staticUses = b.keeps.filter(({ region }) => reach(region, (at) => b.body.regions.outlived[at]!).has(STATIC))
  if (staticUses.length === 0) return
  const isStaticParam = staticParamTest(item)
  for (const { type, expr } of staticUses) {
    const short = paramsIn(b, type).find((param) => !isStaticParam(param))
    if (!short || !expr) continue
    return report(shortParam(short, expr.span))
  }
}

/** Bounds, traits or the signature can require it. */
function staticParamTest({ node, owner, signature }: FunctionItem): (param: Param) => boolean {
  const names = new Set(staticNames(node?.generics))
  if (owner?.kind === 'impl') for (const name of staticNames(owner.generics)) names.add(name)
  if (owner?.kind === 'trait' && owner.isStatic) names.add('Self')
  const params = new Set<Param>()
  let isAll = false
  const visit = (type: Type): void => {
    if (type.kind === 'param' && type.lifetime === 'static') params.add(type.param)
    const generics = type.kind === 'adt' ? genericsOf(type.adt) : undefined
    if (staticNames(generics).length > 0 || (type.kind === 'reference' && type.lifetime === 'static')) isAll = true
    typesIn(type).forEach(visit)
  }
  signature.params.forEach(visit)
  for (const { trait, args } of signature.where)
    if (args[0]?.kind === 'param' && isStaticTrait(trait)) params.add(args[0].param)
  return (param) => isAll || params.has(param) || (!param.isAnonymous && names.has(param.name))
}

function paramsIn(b: BuiltBody, type: Type): readonly Param[] {
  switch (type.kind) {
    case 'param':
      return type.param.group ? [] : [type.param]
    case 'closure':
      for (const { type: found, captures } of b.tables.closures.values())
        if (found.kind === 'closure' && found.closure === type.closure)
          return captures.flatMap(({ local }) => paramsIn(b, local.type))
      return []
    case 'reference':
    case 'tuple':
    case 'array':
    case 'slice':
    case 'adt':
      return typesIn(type).flatMap((part) => paramsIn(b, part))
    default:
      return []
  }
}
