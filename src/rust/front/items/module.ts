import type { Host } from '../declarations/host'
import type { Span } from '../source/span'
import { Entries } from './entries'
import type { Adt, Constant, FunctionItem, Param, TraitItem, Type } from '../types/type'

/** What a name of a type means. */
export type TypeEntry =
  | { kind: 'module'; module: Module }
  | { kind: 'adt'; adt: Adt }
  | { kind: 'trait'; trait: TraitItem }
  | { kind: 'alias'; params: readonly Param[]; readonly type: Type }
  | { kind: 'variant'; adt: Adt; variant: number }

/** What a name of a value means. */
export type ValueEntry =
  | { kind: 'function'; item: FunctionItem }
  | { kind: 'constant'; constant: Constant }
  | { kind: 'variant'; adt: Adt; variant: number }

type EntryOf = { types: TypeEntry; values: ValueEntry }
/** The two spaces of names: what is a type in one may be a value in the other. */
export type Space = keyof EntryOf

type NamedImport = { path: readonly string[]; span: Span }

/** The crates that programs can name, and whose they are besides std. */
export class Crates extends Map<string, Module> {
  constructor(readonly host: Host | undefined) {
    super()
  }
}

/** A module, or a block with items: what is declared and imported there. */
export class Module {
  readonly types = new Entries<TypeEntry>()
  readonly values = new Entries<ValueEntry>()
  readonly imports = new Map<string, NamedImport>()
  readonly globs: (readonly string[])[] = []
  private readonly busy = new Set<string>()

  constructor(
    /** The names from the crate down to here. */
    readonly path: readonly string[],
    readonly parent: Module | undefined,
    /** Sees the names of its parent. */
    readonly isBlock: boolean,
    /** The crates that a path can begin with. */
    readonly crates: Crates,
    /** What is seen everywhere in the crate. */
    readonly prelude: () => readonly Module[],
  ) {}

  get root(): Module {
    return this.parent?.root ?? this
  }

  /** Whether this module is another one or lies inside of it. */
  isWithin(other: Module): boolean {
    return this === other || (this.parent?.isWithin(other) ?? false)
  }

  /** What the name means as a member of this module: declared here, imported by name, or by a star. */
  member<S extends Space>(space: S, name: string): EntryOf[S] | undefined {
    const own = this[space].get(name) as EntryOf[S] | undefined
    if (own) return own
    const key = `${space} ${name}`
    if (this.busy.has(key)) return undefined
    this.busy.add(key)
    try {
      const named = this.imports.get(name)
      const imported = named && this.importedFrom(space, named.path)
      if (imported) return imported
      for (const path of this.globs) {
        const found = this.globMember(space, path, name)
        if (found) return found
      }
      return undefined
    } finally {
      this.busy.delete(key)
    }
  }

  /** The traits that are declared here or imported by name. */
  ownTraits(): TraitItem[] {
    const declared = [...this.types.keys()].filter((name) => this.types.mayBeTrait(name))
    const imported = [...this.imports].filter(([, { path }]) => this.mayImportTrait(path)).map(([name]) => name)
    return [...declared, ...imported].flatMap((name) => {
      const entry = this.member('types', name)
      return entry?.kind === 'trait' ? [entry.trait] : []
    })
  }

  private mayImportTrait(path: readonly string[]): boolean {
    const home = path.length > 1 ? this.entryAt(path.slice(0, -1)) : undefined
    return home?.kind !== 'module' || home.module.types.mayBeTrait(path[path.length - 1]!)
  }

  /** This module, and around a block the blocks and the module in which it stands. */
  around(): readonly Module[] {
    return this.isBlock && this.parent ? [this, ...this.parent.around()] : [this]
  }

  /** What a lone name means to code in this module. */
  visible<S extends Space>(space: S, name: string): EntryOf[S] | undefined {
    for (const module of this.around()) {
      const found = module.member(space, name)
      if (found) return found
    }
    for (const prelude of this.prelude()) {
      const found = prelude.member(space, name)
      if (found) return found
    }
    return undefined
  }

  /** What the first name of a longer path means: a type or module, `crate`, `self`, `super`, or a crate. */
  pathHead(name: string): TypeEntry | undefined {
    if (name === 'crate') return { kind: 'module', module: this.root }
    if (name === 'self') return { kind: 'module', module: this.fileModule }
    if (name === 'super') return { kind: 'module', module: this.fileModule.parent ?? this.root }
    return this.visible('types', name) ?? this.crate(name)
  }

  crate(name: string): TypeEntry | undefined {
    const module = this.crates.get(name)
    return module && { kind: 'module', module }
  }

  /** The names that code in this module can see, for proposals. */
  visibleNames(space: Space): string[] {
    const names: string[] = []
    for (const module of this.around()) names.push(...module.memberNames(space))
    for (const prelude of this.prelude()) names.push(...prelude.memberNames(space))
    return names
  }

  memberNames(space: Space): string[] {
    const key = `names ${space}`
    if (this.busy.has(key)) return []
    this.busy.add(key)
    const names = [...this[space].keys()]
    for (const name of this.imports.keys()) if (this.member(space, name)) names.push(name)
    for (const path of this.globs) {
      const entry = this.entryAt(path)
      if (entry?.kind === 'module') names.push(...entry.module.memberNames(space))
      if (entry?.kind === 'adt') names.push(...entry.adt.variants.map((variant) => variant.name))
    }
    this.busy.delete(key)
    return names
  }

  /** The module, type or enum at a path of names, as `use` reads it. */
  entryAt(path: readonly string[]): TypeEntry | undefined {
    let entry: TypeEntry | undefined
    for (let i = 0; i < path.length; i += 1) {
      const name = path[i]!
      if (i === 0) entry = this.pathHead(name)
      else if (entry?.kind === 'module')
        entry =
          name === 'super' ? this.above(entry.module) : name === 'self' ? entry : entry.module.member('types', name)
      else return this.variantOf(entry, name)
      if (!entry) return undefined
    }
    return entry
  }

  private above(module: Module): TypeEntry {
    return { kind: 'module', module: module.parent ?? module }
  }

  private get fileModule(): Module {
    return this.isBlock && this.parent ? this.parent.fileModule : this
  }

  private importedFrom<S extends Space>(space: S, path: readonly string[]): EntryOf[S] | undefined {
    const name = path[path.length - 1]!
    if (path.length === 1) return space === 'types' ? (this.pathHead(name) as EntryOf[S] | undefined) : undefined
    return this.globMember(space, path.slice(0, -1), name)
  }

  private globMember<S extends Space>(space: S, path: readonly string[], name: string): EntryOf[S] | undefined {
    const entry = this.entryAt(path)
    if (entry?.kind === 'module') return entry.module.member(space, name)
    return this.variantOf(entry, name) as EntryOf[S] | undefined
  }

  private variantOf(
    entry: TypeEntry | undefined,
    name: string,
  ): { kind: 'variant'; adt: Adt; variant: number } | undefined {
    if (entry?.kind !== 'adt' || entry.adt.kind !== 'enum') return undefined
    const variant = entry.adt.variants.findIndex((candidate) => candidate.name === name)
    return variant < 0 ? undefined : { kind: 'variant', adt: entry.adt, variant }
  }
}
