import type { Expr, Type } from '../tree/tree'
import type { Host } from './host'
import type { MacroDeclaration } from './macros'
import type { Declared } from './outline'

/**
 * Everything that programs can name besides their own items: std and the host's crate. Functions without a body are
 * implemented in TypeScript.
 */
export type Declarations = {
  /** `std` and the host's crate, with the items of their roots. A module `prelude` is visible everywhere. */
  modules: readonly { name: string; items: readonly Declared[] }[]
  macros: readonly MacroDeclaration[]
  /** Undefined until they arrive. */
  absent?: AbsentNames | undefined
  /** Undefined where std is enough. */
  host?: Host | undefined
  /** Options of drawing macros, by macro name without `!`. */
  options: ReadonlyMap<string, readonly OptionDeclaration[]>
}

/** What Rust's std has and this std lacks, as lists of names. */
export type AbsentNames = {
  /** By module: `collections::hash_map`; those of the root are modules of which it has nothing. */
  items: Readonly<Record<string, string>>
  /** By type, or by trait: `trait Hash`. */
  methods: Readonly<Record<string, string>>
}

/** `name: type = default` of a drawing macro; `impl As<T>` accepts every number. */
export type OptionDeclaration = { name: string; type: Type; fallback?: Expr }
