import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CACHE_DIR } from './cargo'
import { CONTRACT_DIR } from './contract'

/** '' if there are no errors. The project's dependency is the contract crate. */
export function projectErrors(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, file === 'Cargo.toml' ? withContract(text) : text)
    }
    const { status, stderr } = spawnSync('cargo', ['check', '--offline', '--quiet'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CARGO_TARGET_DIR: join(CACHE_DIR, 'target') },
    })
    return status === 0 ? '' : stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withContract(manifest: string): string {
  const replaced = manifest.replace('version = "^3.0.0"', `path = ${JSON.stringify(CONTRACT_DIR)}`)
  if (replaced === manifest) throw new Error('The project does not depend on this version of the library')
  return replaced
}
