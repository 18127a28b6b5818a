import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import { CONTRACT_DIR } from './contract'

export const CACHE_DIR = join(process.cwd(), 'node_modules/.cache/snippets')

/** A Rust module with the position of its fence. */
export type Snippet = { file: string; line: number; lines: readonly WrittenLine[] }

export type CompilerError = {
  snippet: Snippet
  /** From 1 in the snippet. */
  line: number
  code: string | undefined
  message: string
  hint: string | undefined
  /** The full output, worded as for a game in a single file. */
  rendered: string
}

export function hasCargo(): boolean {
  return spawnSync('cargo', ['--version']).status === 0
}

/** The Rust release, such as `1.95`; messages depend on it. */
export function rustRelease(): string {
  return /\d+\.\d+/.exec(spawnSync('rustc', ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? 'nowhere'
}

/** Types of disputed names: as documented, or as in the SDK. */
export type Reading = 'documented' | 'sdk'

/**
 * All snippets are modules of one crate; those with errors are removed until it compiles, because rustc stops at the
 * first failing stage.
 */
export function compilerErrors(
  crate: string,
  snippets: readonly Snippet[],
  reading: Reading = 'documented',
): CompilerError[] {
  const snippetsByModule = new Map(snippets.map((snippet, index) => [`snippet_${index}`, snippet]))
  const modules = new Map(snippetsByModule)
  const errors: CompilerError[] = []
  while (modules.size > 0) {
    writeCrate(crate, modules, reading)
    const found = checkCrate(crate)
    if (found.length === 0) break
    for (const { module, ...error } of found) {
      const snippet = snippetsByModule.get(module)
      if (snippet) errors.push({ snippet, ...error })
      modules.delete(module)
    }
  }
  return errors
}

function writeCrate(crate: string, modules: ReadonlyMap<string, Snippet>, reading: Reading) {
  const sourceDir = join(CACHE_DIR, crate, 'src')
  const features = reading === 'sdk' ? ', features = ["sdk"]' : ''
  mkdirSync(sourceDir, { recursive: true })
  for (const file of readdirSync(sourceDir)) rmSync(join(sourceDir, file))
  writeFileSync(
    join(CACHE_DIR, crate, 'Cargo.toml'),
    `[workspace]

[package]
name = "snippets-${crate}"
version = "0.0.0"
edition = "2021"

[dependencies]
turbo = { package = "turbo-genesis-sdk", path = ${JSON.stringify(CONTRACT_DIR)}${features} }
`,
  )
  const names = [...modules.keys()].map((name) => `mod ${name};\n`)
  writeFileSync(join(sourceDir, 'lib.rs'), `#![allow(warnings)]\n${names.join('')}`)
  for (const [name, { lines }] of modules) {
    writeFileSync(join(sourceDir, `${name}.rs`), lines.map(({ text }) => `${text}\n`).join(''))
  }
}

/** The part of cargo's messages that is used here. */
type Message = { reason: string; message?: Diagnostic }
type Diagnostic = {
  level: string
  message: string
  rendered: string | null
  code: { code: string } | null
  spans: Span[]
  children: { level: string; message: string }[]
}
type Span = {
  file_name: string
  line_start: number
  is_primary: boolean
  label: string | null
  expansion: { span: Span } | null
}

type ErrorInModule = Omit<CompilerError, 'snippet'> & { module: string }

function checkCrate(crate: string): ErrorInModule[] {
  const { status, stdout, stderr } = spawnSync('cargo', ['check', '--offline', '--quiet', '--message-format', 'json'], {
    cwd: join(CACHE_DIR, crate),
    encoding: 'utf8',
    env: { ...process.env, CARGO_TARGET_DIR: join(CACHE_DIR, 'target') },
    maxBuffer: 256 * 1024 * 1024,
  })
  if (status === 0) return []
  const messages = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Message)
  const errors = messages.flatMap(({ reason, message }) => {
    const isError = reason === 'compiler-message' && message?.level === 'error'
    return (isError && errorInSnippet(message)) || []
  })
  if (errors.length === 0) {
    const rendered = messages.map(({ message }) => message?.rendered ?? '').join('')
    throw new Error(`cargo check failed outside the snippets:\n${rendered}${stderr}`)
  }
  return errors
}

function errorInSnippet({ message, code, spans, children, rendered }: Diagnostic): ErrorInModule | undefined {
  const ordered = [...spans].sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
  const place = ordered.map(placeInSnippet).find(Boolean)
  if (!place) return undefined
  const hint = children.find(({ level }) => level === 'help')?.message ?? ordered[0]?.label ?? undefined
  return {
    ...place,
    code: code?.code,
    message: oneLine(message),
    hint: hint && oneLine(hint),
    rendered: asInGame(rendered ?? ''),
  }
}

/** The position of a span in a page's code, outside of macros. */
function placeInSnippet(span: Span): { module: string; line: number } | undefined {
  const [, module] = /^src\/(snippet_\d+)\.rs$/.exec(span.file_name) ?? []
  if (module !== undefined) return { module, line: span.line_start }
  return span.expansion ? placeInSnippet(span.expansion.span) : undefined
}

/** Names are those in a game. */
function asInGame(text: string): string {
  return text
    .replace(/\bsrc\/snippet_\d+\.rs\b/g, 'src/lib.rs')
    .replace(/\bsnippet_\d+::/g, '')
    .replace(/\bturbo::prelude::/g, 'turbo_genesis_sdk::prelude::')
}

/** Omits the names of generated modules. */
function oneLine(text: string): string {
  return text
    .replace(/\bsnippet_\d+::/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
