import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sumOf } from './numbers'
import type { Running } from './processes'

const KIB = 1024
const SAMPLE_EVERY_MS = 500

/** Resident memory of each process of a group. */
export function groupBytes(psOutput: string, group: number): number[] {
  return psOutput
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pgid, rss]) => (pgid === group ? [rss! * KIB] : []))
}

export type PeakMemory = {
  /** Of all processes together. */
  peakBytes: number
  /** Of one process. */
  largestBytes: number
}

/** Samples twice a second. */
export function watchMemory({ group, ended }: Running): () => PeakMemory {
  const peak = { peakBytes: 0, largestBytes: 0 }
  const timer = setInterval(async () => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss='])
    const processes = groupBytes(stdout, group)
    peak.peakBytes = Math.max(peak.peakBytes, sumOf(processes))
    peak.largestBytes = Math.max(peak.largestBytes, ...processes)
  }, SAMPLE_EVERY_MS)
  const stop = () => clearInterval(timer)
  ended.then(stop, stop)
  return () => peak
}
