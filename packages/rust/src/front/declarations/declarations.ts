import type { Expr, Type } from '../tree/tree'
import type { Host } from './host'
import type { MacroDeclaration } from './macros'
import type { Declared } from './outline'

/**
 * What programs can name besides their own items. All of it is written in Rust and read by the parser: the text of std, and
 * the crate of a host. Functions without a body are written in TypeScript.
 */
export type Declarations = {
  /** The crates: `std`, and that of the host. */
  modules: readonly ModuleDeclaration[]
  macros: readonly MacroDeclaration[]
  /** Who runs the programs; nobody where they need std alone. */
  host?: Host | undefined
  /** The options of the drawing macros, by the name of the macro without its `!`. */
  options: ReadonlyMap<string, readonly OptionDeclaration[]>
}

/** A crate: its name, and the items of its root. What every program sees unasked stands in its module `prelude`. */
type ModuleDeclaration = { name: string; items: readonly Declared[] }

/** `name: type = default` in the table of a drawing macro. `impl As<T>` takes every number. */
export type OptionDeclaration = { name: string; type: Type; fallback?: Expr }
