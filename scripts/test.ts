/**
 * Runs the stages of a tier, in parallel if they need only one core, and prints their durations. A failed stage prints
 * its output; the others continue.
 * Run: npm test -- [STAGE …]; npm run test:deep -- [STAGE …] [--since COMMIT]
 */
import { execFileSync, spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { machineFacts } from './bench/machine'
import { nextStages, type State } from './test/nextStages'
import { notesOf, tableOf } from './test/report'
import { DAILY, DEEP } from './test/tiers'
import { touchedStages, wantedStages } from './test/wantedStages'

const secondsSince = (start: number) => (performance.now() - start) / 1000

function run(name: string): Promise<{ isPassed: boolean; output: string }> {
  const child = spawn('npm', ['run', '--silent', `check:${name}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ isPassed: code === 0, output: Buffer.concat(parts).toString() }))
  })
}

function touchedSince(commit: string): string[] {
  const files = execFileSync('git', ['diff', '--name-only', `${commit}...HEAD`], { encoding: 'utf8' })
  return touchedStages(DEEP, files.trim().split('\n'))
}

const { values, positionals } = parseArgs({
  options: { deep: { type: 'boolean', default: false }, since: { type: 'string' } },
  allowPositionals: true,
})
const tier =
  values.since === undefined ? (values.deep ? DEEP : DAILY).map(({ name }) => name) : touchedSince(values.since)
const stages = wantedStages([...DAILY, ...DEEP], positionals.length > 0 ? positionals : tier)
const states = new Map<string, State>()
const seconds = new Map<string, number>()

async function follow(name: string): Promise<void> {
  const start = performance.now()
  states.set(name, 'running')
  console.log(`… ${name}`)
  const { isPassed, output } = await run(name)
  seconds.set(name, secondsSince(start))
  states.set(name, isPassed ? 'passed' : 'failed')
  console.log(`${isPassed ? '✓' : '✗'} ${name} ${seconds.get(name)!.toFixed(1)} s`)
  if (isPassed) notesOf(output).forEach((note) => console.log(`  ${note}`))
  else console.log(`\n${output.trimEnd()}\n\n✗ ${name} failed: npm run check:${name}\n`)
  await begin()
}

/** Also starts those that become ready when others end. */
async function begin(): Promise<void> {
  await Promise.all(nextStages(stages, states).map(({ name }) => follow(name)))
}

async function main() {
  const facts = machineFacts()
  const start = performance.now()
  await begin()
  const ended = stages.map(({ name }) => ({ name, seconds: seconds.get(name), state: states.get(name) }))
  console.log(`\n${facts}\n\n${tableOf(ended, secondsSince(start))}`)
  if (ended.some(({ state }) => state !== 'passed')) process.exitCode = 1
}

void main()
