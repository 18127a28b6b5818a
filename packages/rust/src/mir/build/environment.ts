import type { TypeQueries } from '../../front/checked/analysis'
import { declaredBounds } from '../../front/traits/bounds'
import { mapType, typesIn } from '../../front/types/substitute'
import type { Bound, Closure, Param, TraitItem, Type } from '../../front/types/type'
import { countOf, partsOf, type Region, type RegionGraph, STATIC, type Typed } from '../regions'

/** State shared by all environments of a body. */
export type Context = {
  regions: RegionGraph
  types: TypeQueries
  /** Closures built so far, with the regions of their signatures. */
  closures: Map<Closure, { params: readonly Typed[]; result: Typed }>
}

/** The regions and types of a declaration's generics at one use. */
export class Environment {
  private readonly lifetimes = new Map<string, Region>([['static', STATIC]])
  private readonly known = new Map<Param, readonly Region[]>()
  private readonly params: Param[] = []
  private readonly args: Type[] = []
  /** Regions of the parameters, for elision. */
  readonly inputs = new Set<Region>()
  private phase: 'inputs' | 'rest' = 'rest'
  /** What a lifetime that is not written means. */
  elided: Region | undefined

  constructor(
    private readonly context: Context,
    params: readonly Param[] = [],
    args: readonly Type[] = [],
    private readonly make: () => Region = () => context.regions.fresh(),
  ) {
    params.forEach((param, i) => args[i] && this.set(param, args[i]))
  }

  private set(param: Param, type: Type): void {
    this.params.push(param)
    this.args.push(type)
  }

  lifetime(name: string | undefined): Region {
    const region = name === undefined || name === '_' ? (this.elided ?? this.make()) : this.regionNamed(name)
    if (this.phase === 'inputs') this.inputs.add(region)
    return region
  }

  private regionNamed(name: string): Region {
    const found = this.lifetimes.get(name)
    if (found !== undefined) return found
    const region = this.make()
    this.lifetimes.set(name, region)
    return region
  }

  get named(): ReadonlyMap<Region, string> {
    return new Map([...this.lifetimes].map(([name, region]) => [region, name]))
  }

  /** Processes parameter types; after that, elision is resolved. */
  takeInputs(run: () => void, receiver: () => Region | undefined): void {
    this.phase = 'inputs'
    run()
    this.phase = 'rest'
    const [only, ...others] = this.inputs
    this.elided = receiver() ?? (others.length === 0 ? only : undefined)
  }

  /** A concrete type without regions. */
  erased(type: Type): Type {
    return this.context.types.normalize(type, this.params, this.args)
  }

  typed(declared: Type): Typed {
    const type = this.erased(declared)
    return { type, regions: this.regionsOf(declared, type) }
  }

  /** The regions of a declared type that is instantiated as `actual`; unknown ones are new. */
  regionsOf(declared: Type, actual: Type, around?: Region): readonly Region[] {
    const count = countOf(actual)
    if (count === 0) return []
    const regions = this.matching(declared, actual, around)
    return regions?.length === count ? regions : Array.from({ length: count }, this.make)
  }

  private matching(declared: Type, actual: Type, around: Region | undefined): readonly Region[] | undefined {
    if (declared.kind === 'param') {
      const { param, lifetime } = declared
      const regions = this.known.get(param) ?? Array.from({ length: countOf(actual) }, this.make)
      this.known.set(param, regions)
      if (lifetime !== undefined)
        for (const region of regions) this.context.regions.outlives(region, this.lifetime(lifetime))
      return regions
    }
    if (declared.kind === 'projection')
      return associated(this.context, declared.trait, declared.name, this.typed(declared.args[0]!), actual)
    if (declared.kind === 'opaque') return this.opaque(declared, actual)
    if (!isAlike(declared, actual)) return undefined
    const lists = innerTypes(declared, actual)
    switch (declared.kind) {
      case 'reference': {
        const region = this.lifetime(declared.lifetime)
        return [region, ...this.regionsOf(lists[0]![0], lists[0]![1], region)]
      }
      case 'adt':
        return [
          ...declared.adt.lifetimes.map((_, i) => this.lifetime(declared.lifetimes?.[i])),
          ...lists.flatMap(([a, b]) => this.regionsOf(a, b)),
        ]
      case 'dyn':
        return [declared.lifetime === undefined ? (around ?? STATIC) : this.lifetime(declared.lifetime)]
      default:
        return lists.flatMap(([a, b]) => this.regionsOf(a, b, around))
    }
  }

  private opaque(declared: Type & { kind: 'opaque' }, actual: Type): readonly Region[] {
    const { lifetime = lifetimeIn(declared.opaque.bounds) } = declared
    return Array.from({ length: countOf(actual) }, () =>
      lifetime === undefined ? this.make() : this.lifetime(lifetime),
    )
  }

  /** Infers unknown generics and equates known ones. */
  learn(declared: Type, { type, regions }: Typed): void {
    if (declared.kind === 'param') {
      const known = this.known.get(declared.param)
      if (known) return this.context.regions.same(known, regions)
      this.known.set(declared.param, regions)
      if (!this.params.includes(declared.param)) this.set(declared.param, type)
      return
    }
    if (!isAlike(declared, type)) return
    const inner = innerTypes(declared, type)
    let lifetimes: (string | undefined)[] = []
    if (declared.kind === 'reference') lifetimes = [declared.lifetime]
    else if (declared.kind === 'adt') lifetimes = declared.adt.lifetimes.map((_, i) => declared.lifetimes?.[i])
    lifetimes.forEach((lifetime, i) => this.name(lifetime, regions[i]))
    const types = inner.map(([, actual]) => actual)
    const parts = partsOf(regions, types, lifetimes.length)
    inner.forEach(([part], i) => this.learn(part, parts[i]!))
  }

  private name(lifetime: string | undefined, region: Region | undefined): void {
    if (region === undefined) return
    this.elided ??= region
    if (lifetime === undefined || lifetime === '_') return
    const known = this.lifetimes.get(lifetime)
    if (known === undefined) this.lifetimes.set(lifetime, region)
    else this.context.regions.same([known], [region])
  }

  /** From iterator items and closure signatures. */
  learnBounds(bounds: readonly Bound[]): void {
    for (const bound of bounds) {
      const self = this.erased(bound.args[0]!)
      if (self.kind === 'closure') this.learnCall(bound, self.closure)
      else if (countOf(self) > 0 || bound.args.slice(1).some((arg) => countOf(this.erased(arg)) > 0))
        this.learnImpl(bound, { type: self, regions: this.regionsOf(bound.args[0]!, self) })
    }
  }

  private learnCall(bound: Bound, closure: Closure): void {
    const facts = this.context.closures.get(closure)
    const taken = bound.args[1]
    if (!facts) return
    if (taken?.kind === 'tuple')
      taken.items.forEach((item, i) => {
        const param = facts.params[i]
        if (param) this.context.regions.into({ type: param.type, regions: this.regionsOf(item, param.type) }, param)
      })
    const given = bound.bindings.find(({ name }) => name === 'Output')
    const { type } = facts.result
    if (given) this.context.regions.into(facts.result, { type, regions: this.regionsOf(given.type, type) })
  }

  private learnImpl({ trait, args, bindings }: Bound, self: Typed): void {
    for (const { name, type } of bindings) {
      const actual = this.erased({ kind: 'projection', trait, args, name })
      this.learn(type, { type: actual, regions: associated(this.context, trait, name, self, actual) })
    }
    if (args.length < 2) return
    const impl = this.context.types.implOf(trait.name, self.type)
    if (!impl?.trait) return
    const inner = new Environment(this.context)
    inner.learn(impl.self, self)
    args.slice(1).forEach((arg, i) => inner.learn(impl.trait!.args[i + 1]!, this.typed(arg)))
  }
}

/** The regions of an associated type, from its impl. */
export function associated(context: Context, trait: TraitItem, name: string, self: Typed, actual: Type) {
  const count = countOf(actual)
  if (count === 0) return []
  const impl = context.types.implOf(trait.name, self.type)
  const found = impl?.types.get(name)
  if (!impl || !found) return promised(context, self, count)
  const inner = new Environment(context)
  inner.learn(impl.self, self)
  inner.learnBounds(impl.where)
  inner.elided = self.regions[0]
  return inner.regionsOf(found.type, actual)
}

/** An `impl Trait` value may contain anything that its type captures. */
function promised({ regions: graph }: Context, { type, regions }: Typed, count: number): readonly Region[] {
  const items = Array.from({ length: count }, () => graph.fresh())
  if (type.kind === 'opaque' && declaredBounds(type).length > 0)
    for (const item of items) graph.outlives(regions[0], item)
  return items
}

function isAlike(a: Type, b: Type): boolean {
  return a.kind === b.kind && (a.kind !== 'adt' || b.kind !== 'adt' || a.adt === b.adt)
}

/** Corresponding components of two types. */
function innerTypes(declared: Type, actual: Type): [Type, Type][] {
  const [a, b] = [inside(declared), inside(actual)]
  return a.length === b.length ? a.map((part, i) => [part, b[i]!]) : []
}

function inside(type: Type): readonly Type[] {
  if (type.kind === 'array') return [type.item]
  return ['reference', 'tuple', 'slice', 'adt'].includes(type.kind) ? typesIn(type) : []
}

/** A lifetime in bounds: `impl Iterator<Item = &'a T>`. */
function lifetimeIn(bounds: readonly Bound[]): string | undefined {
  let found: string | undefined
  for (const { args, bindings } of bounds)
    for (const type of [...args.slice(1), ...bindings.map((binding) => binding.type)])
      mapType(type, (part) => {
        if (part.kind === 'reference') found ??= part.lifetime ?? '_'
        else if (part.kind === 'adt') found ??= part.lifetimes?.[0]
        return undefined
      })
  return found
}
