import type { Outcome, Task } from './worker/protocol'

/** A task of a program, by its number, and who is told what came of it. */
export type Waiting = { program: number; task: Task; resolve: (outcome: Outcome) => void }

/** What is under way and what waits for it, in order. */
export type Line = { current: Waiting | undefined; waiting: readonly Waiting[] }

/**
 * The tasks that wait once a new one has come, and those that it overtakes. Updates do not wait: they are overtaken by anything
 * that their program has to do before. A newer text takes the place of one that waits, and never of the one under way: a
 * reader who goes on changing a text sees pictures meanwhile. Where a program is closed, nothing of it waits any more.
 */
export function lineWith({ current, waiting }: Line, next: Waiting): { waiting: Waiting[]; overtaken: Waiting[] } {
  const isOfProgram = ({ program }: Waiting) => program === next.program
  if (next.task.kind === 'advance') {
    const isBusy = (current && isOfProgram(current)) || waiting.some(isOfProgram)
    return isBusy ? { waiting: [...waiting], overtaken: [next] } : { waiting: [...waiting, next], overtaken: [] }
  }
  const isObsolete = ({ task }: Waiting) => next.task.kind === 'close' || task.kind === next.task.kind
  const overtaken = waiting.filter((other) => isOfProgram(other) && isObsolete(other))
  const others = waiting.filter((other) => !overtaken.includes(other))
  return { waiting: [...others, { ...next, task: taskAfter(next.task, overtaken) }], overtaken }
}

/** A text that should have begun anew does so although a newer one came that would have gone on. */
function taskAfter(task: Task, overtaken: readonly Waiting[]): Task {
  if (task.kind !== 'show') return task
  const beginsAnew = overtaken.some((other) => other.task.kind === 'show' && !other.task.keepState)
  return beginsAnew ? { ...task, keepState: false } : task
}
