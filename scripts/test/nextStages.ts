import type { Stage } from './tiers'

const CORES = 2

/** How a stage goes; without a state it has not begun. */
export type State = 'running' | 'passed' | 'failed'

/**
 * The stages that begin now: in their order, side by side as far as the cores last, each when what it needs has passed. None
 * overtakes a stage that only waits for a core.
 */
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
