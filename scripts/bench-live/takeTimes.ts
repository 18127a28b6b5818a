import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Needs, Task, Times } from './measure'

export type TakeTimes = <Kind extends keyof Needs>(kind: Kind, needs: Needs[Kind]) => Times[Kind]

/** Bundles the measured code, and injects a function that runs it. */
export function withMeasuring(common: Pick<Task, 'header' | 'clock'>, measure: (takeTimes: TakeTimes) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-live-'))
  const file = path.join(folder, 'measure.mjs')
  const takeTimes: TakeTimes = (kind, needs) => {
    const input = JSON.stringify({ ...common, kind, ...needs })
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { input, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as Times[typeof kind]
  }
  try {
    const entryPoints = ['scripts/bench-live/measure.ts']
    buildSync({
      entryPoints,
      outfile: file,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
    })
    measure(takeTimes)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
