import type { Stage } from './tiers'

const CORES = 2

export type State = 'running' | 'passed' | 'failed'

/** Limited by cores and dependencies. No stage overtakes one that waits for cores. */
export function nextStages(stages: readonly Stage[], states: ReadonlyMap<string, State>): Stage[] {
  const next: Stage[] = []
  let free = CORES
  for (const { name, cores } of stages) if (states.get(name) === 'running') free -= cores
  for (const stage of stages) {
    if (states.has(stage.name) || !(stage.after ?? []).every((name) => states.get(name) === 'passed')) continue
    free -= stage.cores
    if (free < 0) break
    next.push(stage)
  }
  return next
}
