import { execFileSync } from 'node:child_process'

/** CHROMIUM_PATH, or the first of Chromium's usual names on PATH. */
export function chromiumPath(): string {
  const names = [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome']
  for (const name of names.filter((known) => known !== undefined)) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim()
    } catch {
      // Try the next one
    }
  }
  throw new Error('Install Chromium, or set CHROMIUM_PATH to its executable')
}
