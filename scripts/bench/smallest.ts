/**
 * Starts every benchmark with its smallest size, so that none breaks unnoticed.
 * Run: npm run check:benchmarks
 */
import { spawnSync } from 'node:child_process'

const BENCHMARKS = [
  ['bench:search'],
  ['bench:reading', '--runs', '1'],
  ['bench:live'],
  ['bench:player'],
  ['bench:authors', '--edits', '1', '--bare'],
  ['bench:scale', '1', '--bare'],
]

for (const [name, ...options] of BENCHMARKS) {
  const { status } = spawnSync('npm', ['run', '--silent', name!, '--', ...options], { stdio: 'inherit' })
  if (status !== 0) {
    console.error(`${name} ended with ${status}`)
    process.exitCode = 1
  }
}
