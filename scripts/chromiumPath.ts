import { execFileSync } from 'node:child_process'

const HEADLESS_SHELL = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome']

/** CHROMIUM_PATH, or the first of Chromium's usual names on PATH. */
export const chromiumPath = () => pathOf([...WITH_WINDOWS, HEADLESS_SHELL])

/** Prefers the headless shell, the same engine without windows: it runs tests in three quarters of the time. */
export const testBrowserPath = () => pathOf([HEADLESS_SHELL, ...WITH_WINDOWS])

function pathOf(names: readonly string[]): string {
  for (const name of [process.env.CHROMIUM_PATH, ...names].filter((known) => known !== undefined)) {
    try {
      return execFileSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' }).trim()
    } catch {
      // Try the next one
    }
  }
  throw new Error('Install Chromium, or set CHROMIUM_PATH to its executable')
}
