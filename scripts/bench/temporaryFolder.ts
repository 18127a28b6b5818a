import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { atExit } from './atExit'

export function temporaryFolder(name: string): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)))
  // A killed process may still be writing
  atExit(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return folder
}
