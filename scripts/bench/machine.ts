import os from 'node:os'

/** What the figures depend on: the machine, its Node, and how busy it was. Asked for at the start, before there is work. */
export function machineFacts(): string {
  const memory = Math.round(os.totalmem() / 1024 ** 3)
  const [load = 0] = os.loadavg()
  const cores = os.availableParallelism()
  return `${cores} cores, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(2)} at the start`
}

/** Says what is being done, beside the table: on the error output. */
export function tell(step: string) {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${step}`)
}
