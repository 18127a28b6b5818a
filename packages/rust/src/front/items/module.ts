import type { AbsentNames } from '../declarations/declarations'
import type { Host } from '../declarations/host'
import type { Span } from '../source/span'
import type { Ident, Visibility } from '../tree/tree'
import { Entries } from './lazy'
import { firstOf } from '../types/firstOf'
import type { Adt, Constant, FunctionItem, Param, TraitItem, Type } from '../types/type'

type VariantEntry = { kind: 'variant'; adt: Adt; variant: number }

/** Meaning in the type namespace. */
export type TypeEntry =
  | { kind: 'module'; module: Module }
  | { kind: 'adt'; adt: Adt }
  | { kind: 'trait'; trait: TraitItem }
  | { kind: 'alias'; params: readonly Param[]; readonly type: Type }
  | VariantEntry

/** Meaning in the value namespace. */
export type ValueEntry =
  { kind: 'function'; item: FunctionItem } | { kind: 'constant'; constant: Constant } | VariantEntry

export type EntryOf = { types: TypeEntry; values: ValueEntry }
export type Space = keyof EntryOf

/** An import, and the module in which it is visible; everywhere by default. */
type Imported = { path: readonly string[]; names?: readonly Ident[]; within?: Module | undefined }
/** The last import of a name, linked to earlier ones. */
type NamedImport = Imported & { span: Span; before?: NamedImport | undefined }

/** A meaning, and the module in which it is visible; everywhere if undefined. */
type Found<S extends Space> = { entry: EntryOf[S]; within?: Module | undefined }

/** The crates by name, including the host's. */
export class Crates extends Map<string, Module> {
  constructor(
    readonly host: Host | undefined,
    readonly absent: AbsentNames | undefined,
  ) {
    super()
  }
}

/** A module, or a block with items: declarations and imports. */
export class Module {
  readonly types = new Entries<TypeEntry>()
  readonly values = new Entries<ValueEntry>()
  readonly imports = new Map<string, NamedImport>()
  readonly globs: Imported[] = []
  /** The modules to which declared names are limited; other names are visible everywhere. */
  private readonly limits = new Map<string, Module>()
  private readonly busy = new Set<string>()

  constructor(
    /** Names from the crate root. */
    readonly path: readonly string[],
    readonly parent: Module | undefined,
    /** Whether it inherits its parent's names. */
    readonly isBlock: boolean,
    readonly crates: Crates,
    readonly prelude: () => readonly Module[],
  ) {}

  get root(): Module {
    return this.parent?.root ?? this
  }

  isWithin(other: Module): boolean {
    return this === other || (this.parent?.isWithin(other) ?? false)
  }

  /** The member with this name: declared, imported, or from a glob. */
  member<S extends Space>(space: S, name: string): EntryOf[S] | undefined {
    return (this[space].get(name) as EntryOf[S] | undefined) ?? this.found(space, name)?.entry
  }

  /** The same with its visibility. */
  found<S extends Space>(space: S, name: string): Found<S> | undefined {
    const key = `${space} ${name}`
    const own = this[space].get(name) as EntryOf[S] | undefined
    if (own) return { entry: own, within: this.limits.get(key) }
    if (this.busy.has(key)) return undefined
    this.busy.add(key)
    try {
      for (let named = this.imports.get(name); named; named = named.before) {
        const imported = this.importedFrom(space, named.path)
        if (imported) return { entry: imported, within: named.within }
      }
      for (const { path, within } of this.globs) {
        const found = this.foundIn(space, path, name)
        if (found && this.mayUse(found)) return { entry: found.entry, within: within ?? found.within }
      }
      return undefined
    } finally {
      this.busy.delete(key)
    }
  }

  /** Traits declared here or imported by name. */
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

  /** This module; for a block, also the enclosing blocks and the module. */
  around(): readonly Module[] {
    return this.isBlock && this.parent ? [this, ...this.parent.around()] : [this]
  }

  visible<S extends Space>(space: S, name: string): EntryOf[S] | undefined {
    return firstOf(this.inScope(), (module) => module.member(space, name))
  }

  private inScope(): readonly Module[] {
    return [...this.around(), ...this.prelude()]
  }

  /** What the first name of a path means: a type or module, `crate`, `self`, `super`, or a crate. */
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

  visibleNames(space: Space): string[] {
    return this.inScope().flatMap((module) => module.memberNames(space))
  }

  memberNames(space: Space): string[] {
    const key = `names ${space}`
    if (this.busy.has(key)) return []
    this.busy.add(key)
    const names = [...this[space].keys()]
    for (const name of this.imports.keys()) if (this.member(space, name)) names.push(name)
    for (const { path } of this.globs) {
      const entry = this.entryAt(path)
      if (entry?.kind === 'module') names.push(...entry.module.memberNames(space))
      if (entry?.kind === 'adt') names.push(...entry.adt.variants.map((variant) => variant.name))
    }
    this.busy.delete(key)
    return names
  }

  entryAt(path: readonly string[]): TypeEntry | undefined {
    let entry: TypeEntry | undefined
    for (let i = 0; i < path.length; i += 1) {
      const name = path[i]!
      if (i === 0) entry = this.pathHead(name)
      else if (entry?.kind !== 'module') return this.variantOf(entry, name)
      else if (name === 'super') entry = { kind: 'module', module: entry.module.parent ?? entry.module }
      else if (name !== 'self') entry = entry.module.member('types', name)
      if (!entry) return undefined
    }
    return entry
  }

  /** The module around a block, or this one. */
  get fileModule(): Module {
    return this.isBlock && this.parent ? this.parent.fileModule : this
  }

  private importedFrom<S extends Space>(space: S, path: readonly string[]): EntryOf[S] | undefined {
    const name = path[path.length - 1]!
    if (path.length === 1) return space === 'types' ? (this.pathHead(name) as EntryOf[S] | undefined) : undefined
    return this.foundIn(space, path.slice(0, -1), name)?.entry
  }

  private foundIn<S extends Space>(space: S, path: readonly string[], name: string): Found<S> | undefined {
    const owner = this.entryAt(path)
    if (owner?.kind === 'module') return owner.module.found(space, name)
    const entry = this.variantOf(owner, name) as EntryOf[S] | undefined
    return entry && { entry }
  }

  /** Includes the visibility. */
  importable<S extends Space>(space: S, path: readonly string[]): Found<S> | undefined {
    const last = path[path.length - 1]!
    return path.length > 1 ? this.foundIn(space, path.slice(0, -1), last) : this.found(space, last)
  }

  limit(space: Space, name: string, visibility: Visibility): void {
    const within = this.within(visibility)
    if (within) this.limits.set(`${space} ${name}`, within)
  }

  /** The module in which an item is visible; undefined for everywhere. */
  within({ isPublic, within }: Visibility): Module | undefined {
    if (isPublic && !within) return undefined
    const entry = within && this.entryAt(within)
    return entry?.kind === 'module' ? entry.module : this.fileModule
  }

  mayUse({ within }: Pick<Found<Space>, 'within'>): boolean {
    return within === undefined || this.isWithin(within)
  }

  allows(other: Module, visibility: Visibility): boolean {
    return other.mayUse({ within: this.within(visibility) })
  }

  /** The first private name of a path: its position and kind. */
  hiddenAt(path: readonly string[], space: Space): { index: number; home: Module; space: Space } | undefined {
    let entry = this.pathHead(path[0]!)
    for (let index = 1; index < path.length && entry?.kind === 'module'; index += 1) {
      const home: Module = entry.module
      const name = path[index]!
      const own = index === path.length - 1 ? space : 'types'
      const found: Found<Space> | undefined = name === 'super' || name === 'self' ? undefined : home.found(own, name)
      if (found && !this.mayUse(found)) return { index, home, space: own }
      entry = this.entryAt(path.slice(0, index + 1))
    }
    return undefined
  }

  private variantOf(entry: TypeEntry | undefined, name: string): VariantEntry | undefined {
    if (entry?.kind !== 'adt' || entry.adt.kind !== 'enum') return undefined
    const variant = entry.adt.variants.findIndex((candidate) => candidate.name === name)
    return variant < 0 ? undefined : { kind: 'variant', adt: entry.adt, variant }
  }
}
