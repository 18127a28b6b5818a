import os from 'node:os'

/** Must be called before causing load. */
export function machineFacts(): string {
  const memory = Math.round(os.totalmem() / 1024 ** 3)
  const [load = 0] = os.loadavg()
  const cores = os.availableParallelism()
  return `${cores} cores, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(2)} at the start`
}

export function log(step: string) {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${step}`)
}
