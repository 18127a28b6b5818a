import type { Diagnostic } from '../diagnostics/diagnostic'
import type { Expr, Pattern } from '../tree/tree'
import type { FunctionItem, Param } from '../types/type'
import type { Build } from './build'
import { impliedBy } from './implied'
import { countOf, partsOf, STATIC, type Region, type Typed } from './regions'

/** A parameter; the receiver has no pattern. */
export type Taken = Typed & { pattern?: Pattern }

/** Where a body asks of a lifetime of the signature to be good as long as another, and nobody promises that. */
export function reportRelations(
  b: Build,
  item: FunctionItem,
  taken: readonly Taken[],
  report: (diagnostic: Diagnostic) => void,
): void {
  const { flow, outside } = b
  const names = outside.named
  const promised = promises(b, item, taken)
  const asked = new Set([STATIC, ...names.keys(), ...taken.flatMap(({ regions }) => regions)])
  const seen = new Set<Expr>()
  for (const from of asked) {
    if (from === STATIC || !flow.universal.has(from)) continue
    const allowed = reach(from, (region) => promised.get(region) ?? [])
    const cameBy = new Map<Region, { from: Region; cause: Expr | undefined }>()
    const found: Region[] = []
    reach(from, (region) => {
      if (region !== from && flow.universal.has(region)) {
        if (asked.has(region) && !allowed.has(region)) found.push(region)
        return []
      }
      const next = flow.outlived[region]!
      next.forEach((to, i) => cameBy.has(to) || cameBy.set(to, { from: region, cause: flow.causes[region]![i] }))
      return next
    })
    for (const to of found) {
      const cause = causeOf(cameBy, from, to)
      if (!cause || seen.has(cause)) continue
      seen.add(cause)
      const param = names.has(from) ? undefined : taken.find(({ regions }) => regions.includes(from))
      report(faultOf(cause, param, to === STATIC ? undefined : names.get(to)))
    }
  }
}

/** What the signature says, and what its types mean by themselves: what a reference points at is good as long as it. */
function promises({ outside }: Build, { node, owner }: FunctionItem, taken: readonly Typed[]) {
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

/** A region, and all to which a step leads from it. */
export function reach(from: Region, next: (region: Region) => readonly Region[]): Set<Region> {
  const found = new Set([from])
  for (const region of found) for (const other of next(region)) found.add(other)
  return found
}

/** The value by which one lifetime comes to the other: the last one, or the branch of it that does. */
function causeOf(
  cameBy: ReadonlyMap<Region, { from: Region; cause: Expr | undefined }>,
  from: Region,
  to: Region,
): Expr | undefined {
  let cause: Expr | undefined
  for (let at = cameBy.get(to); at; at = at.from === from ? undefined : cameBy.get(at.from)) {
    const { cause: next } = at
    if (next && (!cause || (cause.span.start <= next.span.start && next.span.end <= cause.span.end))) cause = next
  }
  return cause
}

function faultOf({ span }: Expr, param: Taken | undefined, wanted: string | undefined): Diagnostic {
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
