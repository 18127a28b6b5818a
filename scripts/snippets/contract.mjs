import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The crate that declares the documented API. */
export const CONTRACT_DIR = join(process.cwd(), 'src/testing/contract')

/**
 * The arguments and options of the drawing macros as the contract declares them: macro name to option name to
 * `{ type, anyNumber }`, where `anyNumber` options take every number type and not only the documented one.
 */
export function contractOptions() {
  const source = readFileSync(join(CONTRACT_DIR, 'src/options.rs'), 'utf8')
  const tables = /^options! \{\n([\s\S]*?)^\}/m.exec(source)[1]
  const macros = new Map()
  for (const [, macro, body] of tables.matchAll(/^ {4}(\w+) \{\n([\s\S]*?)^ {4}\}/gm)) {
    const declared = [...leadingArguments(source, macro), ...body.matchAll(/^ {8}(\w+): (.+),$/gm)]
    macros.set(`${macro}!`, new Map(declared.map(([, option, type]) => [option, optionOf(type)])))
  }
  return macros
}

function leadingArguments(source, macro) {
  const body = new RegExp(`^impl ${macro} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1] ?? ''
  return body.matchAll(/\b_(\w+): (\([^)]*\)|&?\w+)/g)
}

function optionOf(declared) {
  const number = /^impl As<(.+)>$/.exec(declared)
  return { type: number ? number[1] : declared, anyNumber: Boolean(number) }
}
