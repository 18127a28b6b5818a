import type { FrameInput } from 'engine'
import type { Assets, Likely, Outcome, ProgramShaders, Task, TextAnswer, TextQuestion } from './protocol'
import { connectionTo, type Connection, type PlayerWorker } from './workerConnection'

type ShowOptions = {
  /** The frame to show and the input before it, in the syntax of `preview`: `frame=60 keys=right`. */
  moment?: string
  /** Address of the published program, if unedited. */
  written?: string | undefined
  /** Whether a running game continues at its frame if its state has the same shape. */
  keepState?: boolean
  shaders?: ProgramShaders | undefined
}

/** One program in the worker. Calls resolve with what to show and never reject. */
export type Session = {
  /** Compiles a text and runs it to its moment. A newer call supersedes an older one. */
  show(text: string, options?: ShowOptions): Promise<Outcome>
  /** Runs one update per input (1 to 4) and draws the last; dropped while another call runs. */
  advance(inputs: readonly FrameInput[]): Promise<Outcome>
  /** Applies from the next text on. */
  equip(assets: Assets): void
  /** Restarts at frame 0 with the last text that compiled. */
  restart(): Promise<Outcome>
  close(): void
}

/** The last text that compiled, and its worker. */
type Known = Pick<Extract<Task, { kind: 'show' }>, 'text' | 'written' | 'moment' | 'shaders'> & {
  connection: Connection
}

/** The assets, and the worker that has them. */
type Equipment = { assets: Assets; connection?: Connection }

/** Lower than all program numbers. */
const NO_PROGRAM = 0

const OVERTAKEN: Outcome = { kind: 'overtaken' }
const UNRESPONSIVE: Outcome = { kind: 'unresponsive' }

export function sessionClient(startWorker: () => PlayerWorker) {
  const { connected, ready } = startedWorker(startWorker)
  let current: Waiting | undefined
  let waiting: readonly Waiting[] = []
  let programs = 0
  const known = new Map<number, Known>()
  const equipment = new Map<number, Equipment>()

  async function outcomeOf({ program, task: wanted }: Waiting): Promise<Outcome> {
    // Synchronous if connected, so that an edit reaches the worker before the page renders it
    const connection = ready() ?? (await connected())
    const own = equipment.get(program)
    if (own && own.connection !== connection) {
      own.connection = connection
      await connection.request({ kind: 'equip', assets: own.assets, program })
    }
    const task = taskFor(wanted, known.get(program), connection)
    const outcome = await connection.request({ ...task, program })
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

  const request = (program: number, task: Task): Promise<Outcome> =>
    new Promise((resolve) => {
      const queue = queueWith({ current, waiting }, { program, task, resolve })
      waiting = queue.waiting
      for (const other of queue.overtaken) other.resolve(OVERTAKEN)
      void work()
    })

  async function open(): Promise<Session> {
    await connected()
    const program = (programs += 1)
    let isOpen = true
    const requestIfOpen = (task: Task) => (isOpen ? request(program, task) : Promise.resolve(OVERTAKEN))
    return {
      show: (text, { written, moment = '', keepState = false, shaders } = {}) =>
        requestIfOpen({ kind: 'show', text, written, moment, keepState, shaders }),
      advance: (inputs) => requestIfOpen({ kind: 'advance', inputs }),
      equip: (assets) => void equipment.set(program, { assets }),
      restart: () => requestIfOpen({ kind: 'restart' }),
      close: () => {
        void requestIfOpen({ kind: 'close' }).then(() => known.delete(program))
        equipment.delete(program)
        isOpen = false
      },
    }
  }

  async function prepare(likely: Likely = {}): Promise<void> {
    await connected()
    if (likely.written !== undefined || likely.toEdit) await request(NO_PROGRAM, { kind: 'prepare', ...likely })
  }

  async function queryText(question: TextQuestion): Promise<TextAnswer> {
    const connection = ready() ?? (await connected().catch(() => undefined))
    return connection ? connection.queryText(question) : {}
  }

  return { prepare, open, queryText }
}

/** Starts on demand, and again after the worker was terminated. */
function startedWorker(startWorker: () => PlayerWorker) {
  let starting: Promise<Connection> | undefined
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

/** Shows the program's last text first if the program was lost with its worker. */
function taskFor(task: Task, known: Known | undefined, connection: Connection): Task {
  if (task.kind !== 'advance' && task.kind !== 'restart') return task
  if (!known || known.connection === connection) return task
  const { text, written, moment, shaders } = known
  return { kind: 'show', text, written, moment: task.kind === 'restart' ? '' : moment, keepState: false, shaders }
}

export type Waiting = { program: number; task: Task; resolve: (outcome: Outcome) => void }

type TaskQueue = { current: Waiting | undefined; waiting: readonly Waiting[] }

/**
 * The queue, and the tasks that `next` supersedes. Updates are never queued. A newer text replaces a queued one but not
 * the running one, so pictures appear even during continuous edits. Closing a program drops its tasks.
 */
export function queueWith(
  { current, waiting }: TaskQueue,
  next: Waiting,
): { waiting: Waiting[]; overtaken: Waiting[] } {
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

/** A text inherits the restart of a task that it supersedes. */
function taskAfter(task: Task, overtaken: readonly Waiting[]): Task {
  if (task.kind !== 'show') return task
  const startsOver = overtaken.some((other) => other.task.kind === 'show' && !other.task.keepState)
  return startsOver ? { ...task, keepState: false } : task
}
