import type { FrameInput } from 'engine'
import type { Likely, Outcome, Task, TextAnswer, TextQuestion } from './protocol'
import { connectionTo } from './workerConnection'
import type { Connection, PlayerWorker } from './workerConnection'

type ShowOptions = {
  /** The frame that is shown and what players do up to it: `frame=60 keys=right`, as authors write behind `preview`. */
  moment?: string
  /** Where the program of the text was written down, when nobody has changed it. */
  written?: string | undefined
  /** A running game goes on with the new text, at the frame where it is, if its state has the same shape. */
  keepState?: boolean
}

/** One program that runs apart from the page. Every call answers with what is to be shown, and never rejects. */
export type Session = {
  /** Compiles a text and runs it to its moment. A newer call overtakes an older one. */
  show(text: string, options?: ShowOptions): Promise<Outcome>
  /** Runs one update for each input (1 to 4) and draws the last; while another call is under way it does nothing. */
  advance(inputs: readonly FrameInput[]): Promise<Outcome>
  /** Forgets the state and begins at frame 0, with the last text that could run. */
  restart(): Promise<Outcome>
  close(): void
}

/** The last text of a program that could run, and the worker that has it. */
type Known = { text: string; written?: string | undefined; moment: string; connection: Connection }

/** Goes before all programs. */
const NO_PROGRAM = 0

const OVERTAKEN: Outcome = { kind: 'overtaken' }
const UNRESPONSIVE: Outcome = { kind: 'unresponsive' }

/** Programs in one worker. */
export function sessionClient(startWorker: () => PlayerWorker) {
  const { connected, ready } = startedWorker(startWorker)
  let current: Waiting | undefined
  let waiting: readonly Waiting[] = []
  let programs = 0
  const known = new Map<number, Known>()

  async function outcomeOf({ program, task: wanted }: Waiting): Promise<Outcome> {
    // A text that a reader changes is on its way before the page has drawn the change
    const connection = ready() ?? (await connected())
    const task = taskFor(wanted, known.get(program), connection)
    const outcome = await connection.ask({ ...task, program })
    if (connection.hasEnded()) {
      connected().catch(() => undefined)
      return UNRESPONSIVE
    }
    if (task.kind === 'show' && outcome?.kind === 'shown') {
      known.set(program, { ...task, connection })
    }
    return outcome ?? OVERTAKEN
  }

  async function work() {
    while (!current && waiting[0]) {
      current = waiting[0]
      waiting = waiting.slice(1)
      const { resolve } = current
      const outcome = await outcomeOf(current).catch(() => UNRESPONSIVE)
      current = undefined
      resolve(outcome)
    }
  }

  const ask = (program: number, task: Task): Promise<Outcome> =>
    new Promise((resolve) => {
      const line = lineWith({ current, waiting }, { program, task, resolve })
      waiting = line.waiting
      for (const other of line.overtaken) other.resolve(OVERTAKEN)
      void work()
    })

  async function open(): Promise<Session> {
    await connected()
    const program = (programs += 1)
    let isOpen = true
    const askOpen = (task: Task) => (isOpen ? ask(program, task) : Promise.resolve(OVERTAKEN))
    return {
      show: (text, { written, moment = '', keepState = false } = {}) =>
        askOpen({ kind: 'show', text, written, moment, keepState }),
      advance: (inputs) => askOpen({ kind: 'advance', inputs }),
      restart: () => askOpen({ kind: 'restart' }),
      close: () => {
        void askOpen({ kind: 'close' }).then(() => known.delete(program))
        isOpen = false
      },
    }
  }

  async function prepare(likely: Likely = {}): Promise<void> {
    await connected()
    if (likely.written !== undefined || likely.toEdit) await ask(NO_PROGRAM, { kind: 'prepare', ...likely })
  }

  async function askOf(question: TextQuestion): Promise<TextAnswer> {
    const connection = ready() ?? (await connected().catch(() => undefined))
    return connection ? connection.askOf(question) : {}
  }

  return { prepare, open, askOf }
}

/** A worker that is started when it is needed first, and again after it had to be ended. */
function startedWorker(startWorker: () => PlayerWorker) {
  let starting: Promise<Connection> | undefined
  /** The last connection that was made. */
  let last: Connection | undefined

  async function connected(): Promise<Connection> {
    starting ??= new Promise((resolve) => resolve(connectionTo(startWorker())))
    const mine = starting
    try {
      const connection = await mine
      if (!connection.hasEnded()) return (last = connection)
    } catch (error) {
      if (starting === mine) starting = undefined
      throw error
    }
    if (starting === mine) starting = undefined
    return connected()
  }

  return { connected, ready: () => (last?.hasEnded() ? undefined : last) }
}

/** What is asked in place of a task whose program was lost with its worker: its last text is shown anew. */
function taskFor(task: Task, known: Known | undefined, connection: Connection): Task {
  if (task.kind !== 'advance' && task.kind !== 'restart') return task
  if (!known || known.connection === connection) return task
  const { text, written, moment } = known
  return { kind: 'show', text, written, moment: task.kind === 'restart' ? '' : moment, keepState: false }
}

/** A task of a program, by its number, and who is told what came of it. */
export type Waiting = { program: number; task: Task; resolve: (outcome: Outcome) => void }

/** What is under way and what waits for it, in order. */
type Line = { current: Waiting | undefined; waiting: readonly Waiting[] }

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
  const startsOver = overtaken.some((other) => other.task.kind === 'show' && !other.task.keepState)
  return startsOver ? { ...task, keepState: false } : task
}
