import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isWholeFile, wholeFileOf } from '../../src/lib/code/program'

const CONTRACT_DIR = join(process.cwd(), 'packages/engine/contract')
const CACHE_DIR = join(process.cwd(), 'node_modules/.cache/oracle')

/** The name has letters, digits and underscores. */
export type NativeProgram = { name: string; text: string }

/** Sprite data for the recording crate. */
type SpriteTiming = { durations: readonly number[]; loops: number }

export type NativeOptions = {
  frames: number
  /** Input per frame; undefined if the script is a function of the tick. */
  script?: string
  sprites?: ReadonlyMap<string, SpriteTiming>
  /** Time limit of all programs together. */
  timeoutMs?: number
}

export type NativeError = { program: string | undefined; line: number; column: number; message: string }

export class NotCompiled extends Error {
  constructor(readonly errors: readonly NativeError[]) {
    super(errors.map(({ program, line, column, message }) => `${program}:${line}:${column} ${message}`).join('\n'))
  }
}

/** Each frame is a line of JSON. Results are cached by program and crate. */
export function nativeFrames(crate: string, programs: readonly NativeProgram[], options: NativeOptions): string[][] {
  const sprites = [...(options.sprites ?? [])].map(
    ([name, { durations, loops }]) => `${name} ${loops} ${durations.join(',')}\n`,
  )
  const files = new Map(programs.map(({ name, text }) => [`src/${name}.rs`, `${wholeFileOf(text)}\n`]))
  files.set('Cargo.toml', manifestOf(crate))
  files.set('src/main.rs', mainOf(programs.map(({ name }) => name)))
  files.set('sprites', sprites.join(''))
  if (options.script !== undefined) files.set('script', options.script)
  const recordings = join(CACHE_DIR, 'recordings', keyOf([...files].flat(), contractSources(), String(options.frames)))
  if (!existsSync(recordings)) record(crate, files, programs, options, recordings)
  return programs.map(({ name }) =>
    readFileSync(join(recordings, `${name}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
}

function record(
  crate: string,
  files: ReadonlyMap<string, string>,
  programs: readonly NativeProgram[],
  options: NativeOptions,
  recordings: string,
) {
  const crateDir = join(CACHE_DIR, crate)
  writeCrate(crateDir, files)
  const targetDir = process.env.CARGO_TARGET_DIR ?? join(CACHE_DIR, 'target')
  const built = spawnSync('cargo', ['build', '--offline', '--quiet', '--message-format', 'json'], {
    cwd: crateDir,
    encoding: 'utf8',
    env: { ...process.env, CARGO_TARGET_DIR: targetDir },
    maxBuffer: 256 * 1024 * 1024,
  })
  if (built.error) throw built.error
  if (built.status !== 0) throw new NotCompiled(errorsIn(built.stdout, programs))
  const unfinished = `${recordings}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const ran = spawnSync(
    join(targetDir, 'debug', `oracle-${crate}`),
    [String(options.frames), unfinished, 'sprites', ...(options.script === undefined ? [] : ['script'])],
    { cwd: crateDir, encoding: 'utf8', timeout: options.timeoutMs, maxBuffer: 256 * 1024 * 1024 },
  )
  if (ran.status !== 0) {
    rmSync(unfinished, { recursive: true })
    throw new Error(`the programs stopped with ${ran.signal ?? ran.status}:\n${ran.stderr}`)
  }
  rmSync(recordings, { recursive: true, force: true })
  renameSync(unfinished, recordings)
}

type Message = {
  message?: { level: string; message: string; code: { code: string } | null; spans: Span[] }
}
type Span = {
  file_name: string
  line_start: number
  column_start: number
  is_primary: boolean
  label: string | null
  expansion: { span: Span } | null
}

function errorsIn(stdout: string, programs: readonly NativeProgram[]): NativeError[] {
  const messages = stdout.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as Message).message] : []))
  return messages.flatMap((found) => {
    const span = found?.spans.find(({ is_primary }) => is_primary)
    if (found?.level !== 'error' || !span) return []
    const { file_name, line_start, column_start } = outsideOfMacros(span)
    const program = programs.find(({ name }) => file_name === `src/${name}.rs`)
    // A frame body starts on the second line of its file
    const wrapped = program && !isWholeFile(program.text) ? 1 : 0
    const message = `${found.code ? `${found.code.code} ` : ''}${found.message}${span.label ? `: ${span.label}` : ''}`
    return [
      {
        program: program?.name,
        line: line_start - wrapped,
        column: column_start,
        message: message.replace(/\s+/g, ' '),
      },
    ]
  })
}

/** The macro call that contains an error. */
function outsideOfMacros(span: Span): Span {
  return /^src\//.test(span.file_name) || !span.expansion ? span : outsideOfMacros(span.expansion.span)
}

/** Skips unchanged files, because cargo compiles changed ones again. */
function writeCrate(crateDir: string, files: ReadonlyMap<string, string>) {
  mkdirSync(join(crateDir, 'src'), { recursive: true })
  for (const name of readdirSync(join(crateDir, 'src'))) {
    if (!files.has(`src/${name}`)) rmSync(join(crateDir, 'src', name))
  }
  for (const [name, text] of files) {
    const file = join(crateDir, name)
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

function manifestOf(crate: string): string {
  return `[workspace]

[package]
name = "oracle-${crate}"
version = "0.0.0"
edition = "2021"

[dependencies]
turbo = { package = "turbo-genesis-sdk", path = ${JSON.stringify(CONTRACT_DIR)} }

[profile.dev]
debug = 0

[profile.dev.package."*"]
opt-level = 2
`
}

/** `println!` writes to the log, as documented. */
function mainOf(names: readonly string[]): string {
  return `#![allow(warnings, arithmetic_overflow, unconditional_panic)]
macro_rules! println {
    () => { ::turbo::log!("") };
    ($($format:tt)+) => { ::turbo::log!($($format)+) };
}
${names.map((name) => `mod ${name};\n`).join('')}
fn main() {
    ::turbo::recording::play::main(&[${names.map((name) => `("${name}", ${name}::run)`).join(', ')}]);
}
`
}

function contractSources(): string {
  const files = readdirSync(CONTRACT_DIR, { recursive: true, encoding: 'utf8' })
  const isSource = (file: string) => /\.(rs|toml)$/.test(file) && !file.startsWith('target')
  return files
    .filter(isSource)
    .sort()
    .map((file) => readFileSync(join(CONTRACT_DIR, file), 'utf8'))
    .join('\0')
}

function keyOf(...texts: (string | string[])[]): string {
  const hash = createHash('sha256')
  for (const text of texts.flat()) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 24)
}
