import type { Declarations } from '../declarations/declarations'
import type * as tree from '../tree/tree'
import { ERROR } from '../types/known'
import type { Adt, Constant, FunctionItem, TraitItem, Type } from '../types/type'
import { collectItems } from './collect'
import { emptyCollection, type Collector } from './collector'
import { ImplIndex } from './implIndex'
import type { Entries } from './lazy'
import { Crates, Module, type TypeEntry } from './module'
import { paramNamed, type TypeScope } from './typeScope'

/** `std` and the host's crate, built once for all programs. */
export type World = {
  crates: Crates
  prelude: readonly Module[]
  impls: ImplIndex
  scopes: Map<FunctionItem | Constant, TypeScope>
  homes: ReadonlyMap<Adt, Module>
  /** A trait of std or of the host's prelude. */
  trait: (name: string) => TraitItem | undefined
  adt: (name: string) => Adt | undefined
  traits: () => TraitItem[]
  declarations: Declarations
}

const worlds = new WeakMap<Declarations['modules'], World>()

export function worldOf(declarations: Declarations): World {
  const known = worlds.get(declarations.modules)
  if (known) return known
  const world = makeWorld(declarations)
  worlds.set(declarations.modules, world)
  return world
}

function makeWorld(declarations: Declarations): World {
  const crates = new Crates(declarations.host, declarations.absent)
  const impls = new ImplIndex(undefined, declarations.host?.traits)
  const scopes: World['scopes'] = new Map()
  const homes = new Map<Adt, Module>()
  const everything = new Module([], undefined, false, crates, () => [])
  const collector: Collector = {
    isOwn: false,
    impls,
    report: () => undefined,
    constantIn: declaredLength,
    discriminantOf: literalNumber,
    derivable: (name) => traitIn(everything, crates, name),
    scopes,
    implScopes: new Map(),
    homes,
    collected: emptyCollection(),
  }
  for (const { name, items } of declarations.modules) {
    const module = new Module([name], undefined, false, crates, () => [everything, ...preludesOf(crates)])
    crates.set(name, module)
    collectItems(collector, module, items)
    if (name === 'std') spread(module, everything)
  }
  const std = crates.get('std')
  if (std) for (const other of ['core', 'alloc']) crates.set(other, std)
  return {
    crates,
    prelude: preludesOf(crates),
    impls,
    scopes,
    homes,
    trait: (name) => traitIn(everything, crates, name),
    adt: (name) => ofKind(everything.types.get(name), 'adt')?.adt,
    traits: () => [...new Set(crates.values())].flatMap(traitsBelow),
    declarations,
  }
}

function traitIn(everything: Module, crates: Crates, name: string): TraitItem | undefined {
  const own = ofKind(everything.types.get(name), 'trait')
  const { crate = '' } = crates.host ?? {}
  return (own ?? ofKind(crates.get(crate)?.entryAt([crate, 'prelude', name]), 'trait'))?.trait
}

function traitsBelow(module: Module): TraitItem[] {
  return [...module.types.values()].flatMap((entry) =>
    entry.kind === 'trait' ? [entry.trait] : entry.kind === 'module' ? traitsBelow(entry.module) : [],
  )
}

function ofKind<Kind extends TypeEntry['kind']>(
  entry: TypeEntry | undefined,
  kind: Kind,
): Extract<TypeEntry, { kind: Kind }> | undefined {
  return entry?.kind === kind ? (entry as Extract<TypeEntry, { kind: Kind }>) : undefined
}

function preludesOf(crates: ReadonlyMap<string, Module>): Module[] {
  const prelude = crates.get('std')?.types.get('prelude')
  return prelude?.kind === 'module' ? [prelude.module] : []
}

/** In std's text, all names of all modules are visible; of equal names, the first counts. */
function spread(module: Module, everything: Module): void {
  show(module.types, everything.types)
  show(module.values, everything.values)
  for (const name of module.types.keys()) {
    const entry = module.types.made(name)
    if (entry?.kind === 'module') spread(entry.module, everything)
  }
}

function show<Entry>(from: Entries<Entry>, to: Entries<Entry>): void {
  for (const name of from.keys()) {
    if (to.has(name)) continue
    to.defer(name, () => {
      const entry = from.get(name)
      if (entry) to.set(name, entry)
    })
  }
}

function declaredLength(value: tree.Expr, scope: TypeScope): Type {
  if (value.kind === 'IntLit') return { kind: 'length', value: Number(value.value) }
  const param = value.kind === 'PathExpr' && paramNamed(scope, value.path.segments[0]!.name.name)
  return param ? { kind: 'param', param } : ERROR
}

export function literalNumber(value: tree.Expr): bigint | undefined {
  if (value.kind === 'IntLit') return value.value
  return value.kind === 'Unary' && value.operator === '-' && value.operand.kind === 'IntLit'
    ? -value.operand.value
    : undefined
}
