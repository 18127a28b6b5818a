import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_DIR, contractOptions } from './contract.mjs'
import { declaringTablesOf } from './tables.mjs'

const OPTIONS_FILE = 'src/testing/contract/src/options.rs'

/**
 * Compares the pages with the contract crate: every option of every drawing macro by name and type, in both directions,
 * and every documented function, method and variant by name. Returns the faults and the number of comparisons.
 */
export function agreementFaults(pages) {
  const tables = pages
    .filter(({ file }) => file.startsWith('content/learn/'))
    .flatMap((page) => declaringTablesOf(page).map((table) => ({ ...table, file: page.file })))
  const options = compareOptions(tables)
  const names = compareNames(tables)
  return { faults: [...options.faults, ...names.faults], count: options.count + names.count }
}

function compareOptions(tables) {
  const macros = contractOptions()
  const faults = []
  let count = 0
  for (const [macro, declared] of macros) {
    const ofMacro = tables.filter(({ symbol, kind }) => symbol === macro && kind === 'Param')
    const documented = new Map(
      ofMacro.flatMap(({ file, rows }) =>
        rows.flatMap(({ line, names, cells }) => names.map((name) => [name, { file, line, type: cells.Type }])),
      ),
    )
    for (const [name, { file, line, type }] of documented) {
      count += 1
      const option = declared.get(name)
      if (!option) {
        const remedy = `use one of: ${[...declared.keys()].join(', ')}; or declare it in ${OPTIONS_FILE}`
        faults.push({ file, line, problem: `${macro} has no option "${name}"`, remedy })
      } else if (option.type !== type) {
        const problem = `${macro} takes ${name} as ${option.type}, the page says ${type}`
        faults.push({ file, line, problem, remedy: `mend the page or ${OPTIONS_FILE}` })
      }
    }
    const { file = OPTIONS_FILE, line = 1 } = ofMacro[0] ?? {}
    for (const name of declared.keys()) {
      if (documented.has(name)) continue
      const problem = `the option "${name}" of ${macro} is on no page`
      faults.push({ file, line, problem, remedy: `add a row for it, or remove it from ${OPTIONS_FILE}` })
    }
  }
  return { faults, count }
}

function compareNames(tables) {
  const folder = join(CONTRACT_DIR, 'src')
  const source = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const faults = []
  let count = 0
  for (const { file, kind, rows } of tables) {
    if (!['Method', 'Function', 'Variant'].includes(kind)) continue
    for (const { line, names } of rows) {
      for (const written of names) {
        count += 1
        const name = /([A-Za-z_]\w*)\s*(?:\(|$)/.exec(written)?.[1] ?? written
        const declared = kind === 'Variant' ? new RegExp(`\\b${name}\\b`) : new RegExp(`\\bfn ${name}\\b|\\b${name}:`)
        if (declared.test(source)) continue
        const problem = `the contract crate declares no ${kind.toLowerCase()} "${name}"`
        faults.push({ file, line, problem, remedy: 'mend the name, or declare it in src/testing/contract/src' })
      }
    }
  }
  return { faults, count }
}
