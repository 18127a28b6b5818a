import { contractItems, contractOptions } from './contract.mjs'
import { declaringTablesOf, rustSignaturesOf } from './declarations.mjs'
import { functionOf, namedArgumentsOf } from './rustItems.mjs'

const OPTIONS_FILE = 'contract/src/options.rs'
const CRATE = 'contract/src'

/** The contract crate as it stands. */
const contract = () => ({ options: contractOptions(), items: contractItems() })

/**
 * Compares the pages with the contract crate, in both directions: the options of every drawing macro with their types and
 * defaults; every function and method with its parameters, their types and what it returns; every variant with its value.
 * Returns the faults and the number of comparisons.
 */
export function agreementFaults(pages, { options, items } = contract()) {
  const documented = pages.filter(({ file }) => file.startsWith('content/learn/'))
  const inFile = (read) => documented.flatMap((page) => read(page).map((found) => ({ ...found, file: page.file })))
  const tables = inFile(declaringTablesOf)
  const signatures = inFile(rustSignaturesOf)
  const results = [
    compareOptions(tables, signatures, options),
    compareFunctions(tables, signatures, items),
    compareVariants(tables, items),
  ]
  return {
    faults: results.flatMap(({ faults }) => faults),
    count: results.reduce((sum, { count }) => sum + count, 0),
  }
}

function compareOptions(tables, signatures, macros) {
  const faults = []
  let count = 0
  for (const [macro, declared] of macros) {
    const rows = paramRowsOf(tables, macro)
    for (const { file, line, name, type, fallback } of rows) {
      count += 1
      const option = declared.get(name)
      const mend = (problem) => faults.push({ file, line, problem, remedy: `mend the page or ${OPTIONS_FILE}` })
      if (!option) {
        const remedy = `use one of: ${[...declared.keys()].join(', ')}; or declare it in ${OPTIONS_FILE}`
        faults.push({ file, line, problem: `${macro} has no option "${name}"`, remedy })
        continue
      }
      if (option.type !== type) mend(`${macro} takes ${name} as ${option.type}, the page says ${type}`)
      if (option.fallback !== fallback) mend(defaultProblem(macro, name, option.fallback, fallback))
    }
    const { file = OPTIONS_FILE, line = 1 } = rows[0] ?? {}
    for (const name of declared.keys()) {
      if (rows.some((row) => row.name === name)) continue
      const problem = `the option "${name}" of ${macro} is on no page`
      faults.push({ file, line, problem, remedy: `add a row for it, or remove it from ${OPTIONS_FILE}` })
    }
    for (const { file, line, text } of signatures.filter(({ symbol }) => symbol === macro)) {
      for (const [name, value] of namedArgumentsOf(text)) {
        const fallback = declared.get(name)?.fallback
        if (fallback === value) continue
        const remedy = 'show its options at their defaults'
        faults.push({ file, line, problem: defaultProblem(macro, name, fallback, value), remedy })
      }
    }
  }
  return { faults, count }
}

function defaultProblem(macro, name, fallback = 'no code', written = 'none') {
  return `${macro} has ${fallback} as the default of ${name}, the page says ${written}`
}

/** The options or parameters that the tables of a symbol describe, each by itself. */
function paramRowsOf(tables, symbol) {
  return tables
    .filter((table) => table.symbol === symbol && table.kind === 'Param')
    .flatMap(({ file, rows }) =>
      rows.flatMap(({ line, names, cells, fallback }) =>
        names.map((name) => ({ file, line, name, type: cells.Type, fallback })),
      ),
    )
}

function compareFunctions(tables, signatures, items) {
  const declared = new Map([...items].filter(([, { kind }]) => kind === 'function'))
  const written = [
    ...signatures
      .filter(({ text }) => text.startsWith('fn '))
      .map((signature) => ({ ...signature, name: signature.symbol, isWhole: true })),
    ...tables.flatMap(({ file, symbol, kind, rows }) =>
      rows.flatMap(({ line, names }) => {
        if (kind === 'Method') return names.map((text) => ({ file, line, text, name: `${symbol}::${nameIn(text)}` }))
        return kind === 'Function' ? names.map((text) => ({ file, line, text, name: nameIn(text) })) : []
      }),
    ),
  ]
  const faults = []
  let count = written.length
  for (const { file, line, text, name, isWhole } of written) {
    const fault = (problem) => faults.push({ file, line, problem, remedy: `mend the page or ${CRATE}` })
    if (!declared.has(name)) fault(`the contract crate declares no function "${name}"`)
    else functionProblems(name, functionOf(text), declared.get(name), isWhole).forEach(fault)
  }
  for (const [name, { params }] of declared) {
    const rows = paramRowsOf(tables, name)
    count += rows.length
    const [{ file, line } = {}] = rows
    const fault = (problem, at = line) => faults.push({ file, line: at, problem, remedy: `mend the page or ${CRATE}` })
    if (rows.length > 0) namesProblem(name, params, rows).forEach((problem) => fault(problem))
    for (const row of rows) typeProblem(name, params, row).forEach((problem) => fault(problem, row.line))
    if (written.some((function_) => function_.name === name)) continue
    const problem = `the function ${name} is on no page`
    faults.push({
      file: `${CRATE}/lib.rs`,
      line: 1,
      problem,
      remedy: 'document it, or remove it from the contract crate',
    })
  }
  return { faults, count }
}

function nameIn(signature) {
  return functionOf(signature)?.name ?? signature
}

/** A signature has to be whole; a row of a table may leave types out, but what it says has to be right. */
function functionProblems(name, written, declared, isWhole) {
  const problems = [
    ...namesProblem(name, declared.params, written.params),
    ...written.params.flatMap((param) => (param.type || isWhole ? typeProblem(name, declared.params, param) : [])),
  ]
  if ((written.result || isWhole) && written.result !== declared.result) {
    problems.push(`${name} returns ${declared.result ?? 'nothing'}, the page says ${written.result ?? 'nothing'}`)
  }
  if (isWhole && written.receiver !== declared.receiver) {
    problems.push(`${name} takes ${declared.receiver ?? 'no self'}, the page says ${written.receiver ?? 'no self'}`)
  }
  return problems
}

function namesProblem(name, declared, written) {
  const [expected, found] = [declared, written].map(
    (params) => params.map((param) => param.name).join(', ') || 'nothing',
  )
  return expected === found ? [] : [`${name} takes ${expected}, the page says ${found}`]
}

function typeProblem(name, declared, { name: param, type }) {
  const expected = declared.find((candidate) => candidate.name === param)?.type
  if (expected === undefined || expected === type) return []
  // The pages call every type that takes any number `number`
  if (type === 'number' && /^impl As<\w+>$/.test(expected)) return []
  return [`${name} takes ${param} as ${expected}, the page says ${type ?? 'no type'}`]
}

function compareVariants(tables, items) {
  const rows = tables
    .filter(({ kind }) => kind === 'Variant')
    .flatMap(({ file, symbol, rows }) =>
      rows.flatMap(({ line, names, cells }) =>
        names.map((name) => ({ file, line, name: `${symbol}::${name}`, value: cells.Value })),
      ),
    )
  const faults = rows.flatMap(({ file, line, name, value }) => {
    const declared = items.get(name)
    const remedy = `mend the page or ${CRATE}`
    if (!declared) return [{ file, line, problem: `the contract crate declares no variant "${name}"`, remedy }]
    if (declared.value === value) return []
    const problem = `${name} is ${declared.value ?? 'no number'}, the page says ${value ?? 'none'}`
    return [{ file, line, problem, remedy }]
  })
  return { faults, count: rows.length }
}
