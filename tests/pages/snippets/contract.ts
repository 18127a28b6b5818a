import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rustItemsOf } from './rustItems'
import type { RustItem } from './rustItems'

/** The crate that declares the documented API. */
export const CONTRACT_DIR = join(process.cwd(), 'contract')

/** What the drawing macros expand to, what records them and the second reading: not part of the documented API. */
const UNDOCUMENTED = ['draw', 'options', 'macros', 'recording', 'sdk']

/** An argument or option of a drawing macro, with its documented type and its default. */
export type ContractOption = { type: string; fallback: string | undefined }

/** The options of each drawing macro, by their names. */
export type ContractOptions = ReadonlyMap<string, ReadonlyMap<string, ContractOption>>

/** The arguments and options of the drawing macros as a source like `options.rs` declares them. */
export function optionsOf(source: string): ContractOptions {
  const tables = /^options! \{\n([\s\S]*?)^\}/m.exec(source)?.[1] ?? ''
  const macros = new Map<string, Map<string, ContractOption>>()
  for (const [, macro = '', body = ''] of tables.matchAll(/^ {4}(\w+) \{\n([\s\S]*?)^ {4}\}/gm)) {
    const declared = [...leadingArguments(source, macro), ...body.matchAll(/^ {8}(\w+): (.+?)(?: = (.+))?,$/gm)]
    macros.set(
      `${macro}!`,
      new Map(
        declared.map(([, option = '', type = '', fallback]) => [option, { type: documentedType(type), fallback }]),
      ),
    )
  }
  return macros
}

/** The options of the crate. */
export function contractOptions(): ContractOptions {
  return optionsOf(sourceOf('options'))
}

/** The documented functions, methods and variants of the crate, by path. */
export function contractItems(): Map<string, RustItem> {
  const lib = sourceOf('lib')
  const files = [...lib.matchAll(/^(pub )?mod (\w+);$/gm)].map(([, isPublic, file = '']) => ({ isPublic, file }))
  const items = files
    .filter(({ file }) => !UNDOCUMENTED.includes(file))
    .flatMap(({ isPublic, file }) => [...rustItemsOf(sourceOf(file), isPublic ? file : '')])
  return new Map([...rustItemsOf(lib, ''), ...items])
}

function sourceOf(file: string): string {
  return readFileSync(join(CONTRACT_DIR, 'src', `${file}.rs`), 'utf8')
}

function leadingArguments(source: string, macro: string) {
  const body = new RegExp(`^impl ${macro} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1] ?? ''
  const heads = [...body.matchAll(/^ {4}pub fn \w+\((.*)\) -> Self/gm)].map(([, params = '']) => params)
  return heads.flatMap((params) => [...params.matchAll(/\b_?(\w+): (\([^)]*\)|&?\w+)/g)])
}

/** `impl As<T>` takes every number type and is documented as `T`. */
function documentedType(declared: string): string {
  return /^impl As<(.+)>$/.exec(declared)?.[1] ?? declared
}
