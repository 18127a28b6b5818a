import { codeTokensOf, functionsIn, type WrittenFunction } from './wgslFunctions'
import type { WgslToken } from './wgslTokens'

/** An error at a range of a shader. */
export type ShaderError = { start: number; end: number; message: string; help?: string }

/** What the engine binds, as `group binding`. */
const BINDINGS = ['0 0', '1 0', '1 1']
const BOUND = 'Group 0 has the uniform at binding 0; group 1 has the canvas at binding 0 and its sampler at binding 1'

const ENTRIES = [
  { stage: 'vertex', name: 'vs_main' },
  { stage: 'fragment', name: 'fs_main' },
] as const

/** Tokens of a shader after its functions are inlined, which graphics drivers do. */
const MAX_EXPANDED = 100_000

/** What the engine rejects even in valid WGSL: entry points, bindings and size. */
export function shaderErrors(text: string): ShaderError[] {
  const tokens = codeTokensOf(text)
  const functions = functionsIn(tokens)
  const missing = ENTRIES.filter(({ stage, name }) => !functions.some((it) => it.name === name && it.stage === stage))
  const errors = [
    ...missing.map(({ stage, name }) => missingEntry(text, functions, stage, name)),
    ...strayBindings(tokens),
  ]
  if (errors.length > 0) return errors
  return ENTRIES.flatMap(({ name }) => sizeErrors(functions, name))
}

function missingEntry(text: string, functions: readonly WrittenFunction[], stage: string, name: string): ShaderError {
  const other = functions.find((it) => it.name === name || it.stage === stage)?.token
  const { start, end } = other ?? { start: text.length, end: text.length }
  return {
    start,
    end,
    message: `the engine calls \`${name}\`, which this shader does not have`,
    help: `add a function \`${name}\` with the attribute \`@${stage}\``,
  }
}

function strayBindings(tokens: readonly WgslToken[]): ShaderError[] {
  return tokens.flatMap((token, index) => {
    const group = /^@\s*group\s*\(\s*(\d+)/.exec(token.text)?.[1]
    const around = [tokens[index + 1], tokens[index - 1]]
    const binding = around.map((it) => /^@\s*binding\s*\(\s*(\d+)/.exec(it?.text ?? '')?.[1]).find(Boolean)
    if (group === undefined || binding === undefined || BINDINGS.includes(`${group} ${binding}`)) return []
    const message = `the engine binds nothing to group ${group} at binding ${binding}`
    return [{ start: token.start, end: token.end, message, help: BOUND }]
  })
}

function sizeErrors(functions: readonly WrittenFunction[], entry: string): ShaderError[] {
  const named = new Map(functions.map((it) => [it.name, it]))
  const sizes = new Map<string, number>()
  const sizeOf = (name: string): number => {
    const known = sizes.get(name)
    if (known !== undefined) return known
    const called = named.get(name)
    if (!called) return 0
    // The compiler refuses recursion
    sizes.set(name, 0)
    let size = called.body.length
    for (const { kind, text } of called.body) if (kind === 'word') size += sizeOf(text)
    sizes.set(name, size)
    return size
  }
  if (sizeOf(entry) <= MAX_EXPANDED) return []
  const { start, end } = named.get(entry)!.token
  return [{ start, end, message: `\`${entry}\` is too large with all functions that it calls` }]
}
