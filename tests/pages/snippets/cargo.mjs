import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_DIR } from './contract.mjs'

const CACHE_DIR = join(process.cwd(), 'node_modules/.cache/snippets')

export function hasCargo() {
  return spawnSync('cargo', ['--version']).status === 0
}

/**
 * The compiler's errors in snippets, as `{ snippet, line, code, message, hint }`; `line` counts from 1 in the snippet.
 * All snippets are modules of one crate. The compiler stops at the first stage that fails, so snippets with errors
 * are taken out and the others checked again, until the crate compiles.
 */
export function compilerErrors(crate, snippets) {
  const modules = new Map(snippets.map((snippet, index) => [`snippet_${index}`, snippet]))
  const errors = []
  while (modules.size > 0) {
    writeCrate(crate, modules)
    const found = checkCrate(crate).map(({ module, ...error }) => ({ module, snippet: modules.get(module), ...error }))
    if (found.length === 0) break
    errors.push(...found)
    for (const { module } of found) modules.delete(module)
  }
  return errors
}

function writeCrate(crate, modules) {
  const sourceDir = join(CACHE_DIR, crate, 'src')
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
turbo = { package = "turbo-genesis-sdk", path = ${JSON.stringify(CONTRACT_DIR)} }
`,
  )
  const names = [...modules.keys()].map((name) => `mod ${name};\n`)
  writeFileSync(join(sourceDir, 'lib.rs'), `#![allow(warnings)]\n${names.join('')}`)
  for (const [name, { lines }] of modules) {
    writeFileSync(join(sourceDir, `${name}.rs`), lines.map(({ text }) => `${text}\n`).join(''))
  }
}

function checkCrate(crate) {
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
    .map((line) => JSON.parse(line))
  const errors = messages
    .filter(({ reason, message }) => reason === 'compiler-message' && message.level === 'error')
    .map(({ message }) => errorInSnippet(message))
    .filter(Boolean)
  if (errors.length === 0) {
    const rendered = messages.map(({ message }) => message?.rendered ?? '').join('')
    throw new Error(`cargo check failed outside the snippets:\n${rendered}${stderr}`)
  }
  return errors
}

function errorInSnippet({ message, code, spans, children }) {
  const ordered = [...spans].sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
  const place = ordered.map(placeInSnippet).find(Boolean)
  if (!place) return undefined
  const hint = children.find(({ level }) => level === 'help')?.message ?? ordered[0].label ?? undefined
  return { ...place, code: code?.code, message: oneLine(message), hint: hint && oneLine(hint) }
}

/** Where a span lies in the code of a page, looking out of the macros it may be in. */
function placeInSnippet(span) {
  for (let outer = span; outer; outer = outer.expansion?.span) {
    const [, module] = /^src\/(snippet_\d+)\.rs$/.exec(outer.file_name) ?? []
    if (module) return { module, line: outer.line_start }
  }
}

/** A message on one line, without the module names of the generated crate. */
function oneLine(text) {
  return text
    .replace(/\bsnippet_\d+::/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
