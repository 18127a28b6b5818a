import type { SourceError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'
import type { DeclaringTable, Signature } from '../../../src/markdown/symbols/readSymbols'
import { fileOf } from '../errors'
import { siteContract, type Contract } from './contract'
import { functionOf, namedArgumentsOf, type RustFunction, type RustParam } from './writtenFunction'

const OPTIONS_FILE = 'packages/engine/contract/src/options.rs'
const CRATE = 'packages/engine/contract/src'

/** Differences, and the number of comparisons. */
export type Agreement = { errors: SourceError[]; count: number }

/**
 * Compares in both directions: macro options with types and defaults, functions with parameters and results, variants
 * with values, constants with types.
 */
export function agreementErrors(pages: readonly ReadPage[], { options, items } = siteContract()): Agreement {
  const documented = pages.filter(({ filePath }) => filePath.startsWith('learn/'))
  const tables = documented.flatMap((page) => page.tables.map((table) => ({ file: fileOf(page), ...table })))
  const signatures = documented.flatMap((page) =>
    page.signatures
      .filter(({ language }) => language === 'rust')
      .map((signature) => ({ file: fileOf(page), ...signature })),
  )
  const results = [
    compareOptions(tables, signatures, options),
    compareFunctions(tables, signatures, items),
    compareVariants(tables, items),
    compareConstants(tables, items),
  ]
  return {
    errors: results.flatMap(({ errors }) => errors),
    count: results.reduce((sum, { count }) => sum + count, 0),
  }
}

type TableOfFile = DeclaringTable & { file: string }
type SignatureOfFile = Signature & { file: string }

function compareOptions(
  tables: readonly TableOfFile[],
  signatures: readonly SignatureOfFile[],
  macros: Contract['options'],
): Agreement {
  const errors: SourceError[] = []
  let count = 0
  for (const [macro, declared] of macros) {
    const rows = paramRowsOf(tables, macro)
    for (const { file, line, name, type, fallback } of rows) {
      count += 1
      const option = declared.get(name)
      const fix = (problem: string) => errors.push({ file, line, problem, remedy: `fix the page or ${OPTIONS_FILE}` })
      if (!option) {
        const remedy = `use one of: ${[...declared.keys()].join(', ')}; or declare it in ${OPTIONS_FILE}`
        errors.push({ file, line, problem: `${macro} has no option "${name}"`, remedy })
        continue
      }
      if (option.type !== type) fix(`${macro} takes ${name} as ${option.type}, the page says ${type}`)
      if (option.fallback !== fallback) fix(defaultProblem(macro, name, option.fallback, fallback))
    }
    const { file = OPTIONS_FILE, line = 1 } = rows[0] ?? {}
    for (const name of declared.keys()) {
      if (rows.some((row) => row.name === name)) continue
      const problem = `the option "${name}" of ${macro} is not on any page`
      errors.push({ file, line, problem, remedy: `add a row for it, or remove it from ${OPTIONS_FILE}` })
    }
    for (const { file, line, text } of signatures.filter(({ symbol }) => symbol === macro)) {
      for (const [name, value] of namedArgumentsOf(text)) {
        const fallback = declared.get(name)?.fallback
        if (fallback === value) continue
        const remedy = 'show its options at their defaults'
        errors.push({ file, line, problem: defaultProblem(macro, name, fallback, value), remedy })
      }
    }
  }
  return { errors, count }
}

function defaultProblem(macro: string, name: string, fallback = 'no code', written = 'none'): string {
  return `${macro} has ${fallback} as the default of ${name}, the page says ${written}`
}

function paramRowsOf(tables: readonly TableOfFile[], symbol: string) {
  return tables
    .filter((table) => table.symbol === symbol && table.column === 'Param')
    .flatMap(({ file, rows }) =>
      rows.flatMap(({ line, names, type, default: code }) =>
        names.map((name) => ({ file, line, name, type: type ?? undefined, fallback: code ?? undefined })),
      ),
    )
}

/** A documented function: a complete signature, or a table row. */
type WrittenFunction = { file: string; line: number; name: string; text: string; isWhole?: boolean }

function compareFunctions(
  tables: readonly TableOfFile[],
  signatures: readonly SignatureOfFile[],
  items: Contract['items'],
): Agreement {
  const declared = new Map<string, RustFunction>()
  for (const [name, item] of items) if (item.kind === 'function') declared.set(name, item)
  const written: WrittenFunction[] = [
    ...signatures
      .filter(({ text }) => text.startsWith('fn '))
      .map((signature) => ({ ...signature, name: signature.symbol, isWhole: true })),
    ...tables.flatMap(({ file, symbol, column, rows }) =>
      rows.flatMap(({ line, names }) => {
        if (column === 'Method') return names.map((text) => ({ file, line, text, name: `${symbol}::${nameIn(text)}` }))
        return column === 'Function' ? names.map((text) => ({ file, line, text, name: nameIn(text) })) : []
      }),
    ),
  ]
  const errors: SourceError[] = []
  const remedy = `fix the page or ${CRATE}`
  let count = written.length
  for (const { file, line, text, name, isWhole = false } of written) {
    const expected = declared.get(name)
    const problems = expected
      ? functionProblems(name, functionOf(text), expected, isWhole)
      : [`the contract crate declares no function "${name}"`]
    errors.push(...problems.map((problem) => ({ file, line, problem, remedy })))
  }
  for (const [name, { params }] of declared) {
    const rows = paramRowsOf(tables, name)
    count += rows.length
    const [first] = rows
    if (first) {
      const { file, line } = first
      errors.push(...namesProblem(name, params, rows).map((problem) => ({ file, line, problem, remedy })))
    }
    for (const row of rows) {
      const { file, line } = row
      errors.push(...typeProblem(name, params, row).map((problem) => ({ file, line, problem, remedy })))
    }
    if (written.some((function_) => function_.name === name) || isOfField(name, declared.get(name), tables)) continue
    const problem = `the function ${name} is not on any page`
    errors.push({
      file: `${CRATE}/lib.rs`,
      line: 1,
      problem,
      remedy: 'document it, or remove it from the contract crate',
    })
  }
  return { errors, count }
}

/** Whether it is the getter or setter of a documented field. */
function isOfField(name: string, declared: RustFunction | undefined, tables: readonly TableOfFile[]): boolean {
  const [, owner, setter, own] = /^(\w+)::(set_)?(\w+)$/.exec(name) ?? []
  const type = setter ? declared?.params[0]?.type : declared?.result
  return tables
    .filter(({ symbol, column }) => symbol === owner && column === 'Field')
    .some(({ rows }) => rows.some((row) => row.names.includes(own ?? '') && row.type === type))
}

function nameIn(signature: string): string {
  return functionOf(signature)?.name ?? signature
}

/** Signatures must be complete; a table row may omit types. */
function functionProblems(
  name: string,
  written: RustFunction | undefined,
  declared: RustFunction,
  isWhole: boolean,
): string[] {
  if (!written) return [`the page writes ${name} without parentheses`]
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

type Named = Pick<RustParam, 'name'>

function namesProblem(name: string, declared: readonly Named[], written: readonly Named[]): string[] {
  const [expected, found] = [declared, written].map(
    (params) => params.map((param) => param.name).join(', ') || 'nothing',
  )
  return expected === found ? [] : [`${name} takes ${expected}, the page says ${found}`]
}

function typeProblem(name: string, declared: readonly RustParam[], { name: param, type }: RustParam): string[] {
  const expected = declared.find((candidate) => candidate.name === param)?.type
  if (expected === undefined || expected === type) return []
  // Pages write `number` for types that accept any number
  if (type === 'number' && /^impl As<\w+>$/.test(expected)) return []
  return [`${name} takes ${param} as ${expected}, the page says ${type ?? 'no type'}`]
}

function compareVariants(tables: readonly TableOfFile[], items: Contract['items']): Agreement {
  const rows = tables
    .filter(({ column }) => column === 'Variant')
    .flatMap(({ file, symbol, rows }) =>
      rows.flatMap(({ line, names, value }) =>
        names.map((name) => ({ file, line, name: `${symbol}::${name}`, value: value ?? undefined })),
      ),
    )
  const errors = rows.flatMap(({ file, line, name, value }): SourceError[] => {
    const declared = items.get(name)
    const remedy = `fix the page or ${CRATE}`
    if (declared?.kind !== 'variant')
      return [{ file, line, problem: `the contract crate declares no variant "${name}"`, remedy }]
    if (declared.value === value) return []
    const problem = `${name} is ${declared.value ?? 'no number'}, the page says ${value ?? 'none'}`
    return [{ file, line, problem, remedy }]
  })
  return { errors, count: rows.length }
}

function compareConstants(tables: readonly TableOfFile[], items: Contract['items']): Agreement {
  const rows = tables
    .filter(({ column, symbol }) => column === 'Constant' && symbol)
    .flatMap(({ file, symbol, rows }) =>
      rows.flatMap(({ line, names, type }) => names.map((name) => ({ file, line, name: `${symbol}::${name}`, type }))),
    )
  const declared = [...items].flatMap(([name, item]) => (item.kind === 'constant' ? [{ name, type: item.type }] : []))
  const remedy = `fix the page or ${CRATE}`
  const wrong = rows
    .filter(({ name, type }) => !declared.some((constant) => constant.name === name && constant.type === type))
    .map(({ file, line, name, type }) => {
      return { file, line, problem: `the contract crate declares no constant "${name}" of type ${type}`, remedy }
    })
  const missing = declared
    .filter(({ name }) => !rows.some((row) => row.name === name))
    .map(({ name }) => ({
      file: `${CRATE}/lib.rs`,
      line: 1,
      problem: `the constant ${name} is not on any page`,
      remedy,
    }))
  return { errors: [...wrong, ...missing], count: rows.length }
}
