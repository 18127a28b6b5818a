import fs from 'node:fs'
import path from 'node:path'
import { watchMemory, type PeakMemory } from './memory'
import { sumOf } from './numbers'
import { runCommand, startCommand } from './processes'

const MINUTE_MS = 60_000
const BUILD_LIMIT_MS = 60 * MINUTE_MS

export type Build = PeakMemory & { seconds: number }

export async function build(folder: string): Promise<Build> {
  const start = performance.now()
  const running = startCommand(folder, 'npm', 'run', 'build')
  const peak = watchMemory(running)
  await runCommand('The build', BUILD_LIMIT_MS, running)
  return { seconds: (performance.now() - start) / 1000, ...peak() }
}

export async function coldBuild(folder: string): Promise<Build> {
  await runCommand('Cleaning', MINUTE_MS, startCommand(folder, 'npm', 'run', 'clean'))
  return build(folder)
}

export function bytesBelow(folder: string): number {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return sumOf(files.map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size))
}
