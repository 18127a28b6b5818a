import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rustItemsOf } from './rustItems.mjs'

/** The crate that declares the documented API. */
export const CONTRACT_DIR = join(process.cwd(), 'contract')

/** What the drawing macros expand to: not part of the documented API. */
const EXPANSION = ['draw', 'options', 'macros']

/**
 * The arguments and options of the drawing macros as a source like `options.rs` declares them: macro name to option name
 * to `{ type, anyNumber, fallback }`, where `anyNumber` options take every number type and not only the documented one.
 */
export function optionsOf(source) {
  const tables = /^options! \{\n([\s\S]*?)^\}/m.exec(source)[1]
  const macros = new Map()
  for (const [, macro, body] of tables.matchAll(/^ {4}(\w+) \{\n([\s\S]*?)^ {4}\}/gm)) {
    const declared = [...leadingArguments(source, macro), ...body.matchAll(/^ {8}(\w+): (.+?)(?: = (.+))?,$/gm)]
    macros.set(`${macro}!`, new Map(declared.map(([, option, ...facts]) => [option, optionWith(...facts)])))
  }
  return macros
}

/** The options of the crate. */
export function contractOptions() {
  return optionsOf(sourceOf('options'))
}

/** The documented functions, methods and variants of the crate, by path. */
export function contractItems() {
  const lib = sourceOf('lib')
  const files = [...lib.matchAll(/^(pub )?mod (\w+);$/gm)].filter(([, , file]) => !EXPANSION.includes(file))
  const items = files.flatMap(([, isPublic, file]) => [...rustItemsOf(sourceOf(file), isPublic ? file : '')])
  return new Map([...rustItemsOf(lib, ''), ...items])
}

function sourceOf(file) {
  return readFileSync(join(CONTRACT_DIR, 'src', `${file}.rs`), 'utf8')
}

function leadingArguments(source, macro) {
  const body = new RegExp(`^impl ${macro} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1] ?? ''
  return body.matchAll(/\b_(\w+): (\([^)]*\)|&?\w+)/g)
}

function optionWith(declared, fallback) {
  const number = /^impl As<(.+)>$/.exec(declared)
  return { type: number ? number[1] : declared, anyNumber: Boolean(number), fallback }
}
