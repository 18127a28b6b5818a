import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Running } from './processes'

const KIB = 1024
const SAMPLE_EVERY_MS = 500

export function groupBytes(psOutput: string, group: number): number {
  return psOutput
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss]) => (pgid === group ? sum + rss! * KIB : sum), 0)
}

/** Samples twice a second; the result returns the peak in bytes. */
export function watchMemory({ group, ended }: Running): () => number {
  let peak = 0
  const timer = setInterval(async () => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss='])
    peak = Math.max(peak, groupBytes(stdout, group))
  }, SAMPLE_EVERY_MS)
  const stop = () => clearInterval(timer)
  ended.then(stop, stop)
  return () => peak
}
