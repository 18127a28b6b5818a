import { setFlagsFromString } from 'node:v8'

/** More would need more memory, less would take more time. */
const PERCENT = 40

/**
 * Limits by how much the heap of this process grows between two collections. By default, V8 collects a build's heap of
 * 300 MB at 1,200 MB, since most machines have that much.
 */
export function limitHeapGrowth() {
  if (process.env.gatsby_executing_command === 'build') setFlagsFromString(`--heap-growing-percent=${PERCENT}`)
}
