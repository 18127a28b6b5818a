import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeFileOf } from '../../../../src/lib/code/program'
import { CACHE_DIR, compilerErrors } from '../../../../tests/pages/snippets/cargo'

const CRATE = 'alone'

type CargoMessage = { reason: string; target?: { name: string }; filenames?: string[] }
type RustcMessage = { level: string; message: string; spans: unknown[] }

/** Each program is in a crate of its own, because rustc shortens paths only if a name is unique. */
export function messagesAlone(texts: readonly string[]): string[][] {
  const engine = engineMetadata()
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const file = join(folder, 'lib.rs')
  const dependencies = join(CACHE_DIR, 'target/debug/deps')
  const options = ['--crate-type=lib', '--edition=2021', '--emit=metadata', '--error-format=json', '-Awarnings']
  const found = texts.map((text) => {
    writeFileSync(file, `${wholeFileOf(text)}\n`)
    const used = ['--extern', `turbo=${engine}`, '-L', `dependency=${dependencies}`, '--out-dir', folder]
    const { stderr } = spawnSync('rustc', [...options, ...used, file], { encoding: 'utf8' })
    const messages = linesOf<RustcMessage>(stderr).filter(({ level, spans }) => level === 'error' && spans.length > 0)
    return messages.map(({ message }) => message.replace(/\s+/g, ' ').trim())
  })
  rmSync(folder, { recursive: true })
  return found
}

function engineMetadata(): string {
  mkdirSync(CACHE_DIR, { recursive: true })
  const lines = [{ text: '', line: 1 }]
  compilerErrors(CRATE, [{ file: CRATE, line: 1, lines }])
  const { stdout } = spawnSync('cargo', ['check', '--offline', '--quiet', '--message-format', 'json'], {
    cwd: join(CACHE_DIR, CRATE),
    encoding: 'utf8',
    env: { ...process.env, CARGO_TARGET_DIR: join(CACHE_DIR, 'target') },
  })
  const engine = linesOf<CargoMessage>(stdout).find(({ target }) => target?.name === 'turbo')
  return engine!.filenames!.find((name) => name.endsWith('.rmeta'))!
}

function linesOf<Line>(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
}
