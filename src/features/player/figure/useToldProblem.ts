import { FAULT_DELAY_MS } from '../editor/faultDelay'
import { useSettled } from '../editor/useSettled'
import type { Problem } from './problem'

/** What is wrong, as it is told: with a text that is being written once her hands rest, with a program that runs at once. */
export const useToldProblem = (problem: Problem | undefined) =>
  useSettled(problem, FAULT_DELAY_MS, problem?.kind === 'refused')
