/** Passes an event on to Gatsby's own machines. */
type Pass<Event> = (event: Event) => void

type SchedulerOptions<Save> = {
  passSave: Pass<Save>
  /** Makes Gatsby run the query of a page. */
  passRequest: Pass<string>
  /** Runs work after Gatsby's current step. */
  later: (work: () => void) => void
}

/**
 * Passes saved files and requests for pages to Gatsby one after the other: saves first, and one page at a time, so that no save
 * waits for all prefetched pages. Gatsby alone drops collected saves when a page is requested meanwhile, and takes a page for up
 * to date if its query was running while a save arrived.
 */
export function saveScheduler<Save>({ passSave, passRequest, later }: SchedulerOptions<Save>) {
  let phase: 'resting' | 'taking' | 'working' = 'working'
  /** Saves that Gatsby has not received yet. */
  let held: Save[] = []
  /** Saves that Gatsby has received and not processed yet. */
  let given: Save[] = []
  const requested = new Set<string>()

  const give = () => {
    if (phase !== 'resting' || held.length === 0) return
    phase = 'taking'
    given = held
    held = []
    given.forEach(passSave)
  }

  const ask = () => {
    const [page] = requested
    if (phase !== 'resting' || held.length > 0 || page === undefined) return
    phase = 'working'
    requested.delete(page)
    passRequest(page)
  }

  return {
    /** A file was saved. */
    save(save: Save) {
      if (phase === 'taking') {
        given.push(save)
        passSave(save)
        return
      }
      held.push(save)
      give()
    },

    /** A page is requested that is not up to date. */
    request(page: string) {
      requested.add(page)
      ask()
    },

    /** Gatsby is idle. */
    rest() {
      phase = 'resting'
      later(() => {
        give()
        ask()
      })
    },

    /** Gatsby has created the nodes of the saves. */
    took() {
      given = []
      phase = 'working'
    },

    /** Gatsby starts on pages or queries, and has dropped all saves that it has not processed by now. */
    work() {
      held = [...given, ...held]
      given = []
      phase = 'working'
    },

    /** Whether a save is under way. */
    isBusy: () => phase !== 'resting' || held.length > 0,
  }
}

/** The node of a file, as far as it matters here. */
type FileNode = { id: string; absolutePath: string; internal: { contentDigest: string } }

/** Gatsby's event for a node to create, touch or delete. */
export type Mutation = { type: string; payload: readonly unknown[]; resolve?: (result: unknown) => void }

/** Longer than the time in which the file watcher reports only one change. */
const SECOND_LOOK_MS = 120

/** Whether a mutation comes from the file watcher: a file was created, changed or removed. */
export function isOfFile({ payload }: Mutation): boolean {
  return (payload[1] as { name?: string } | undefined)?.name === 'gatsby-source-filesystem'
}

/**
 * Reads a saved file again after the time in which the watcher reports only one change, and reports a difference: a formatter may
 * have changed the file in between.
 */
export async function recheckFile(
  { type, payload }: Mutation,
  nodeOf: (file: string, id: string) => Promise<{ internal: { contentDigest: string } }>,
  report: (mutation: Mutation) => void,
): Promise<void> {
  const [node, ...others] = payload as [FileNode]
  if (type !== 'createNode' || !node.absolutePath) return
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS))
  // The watcher reports a file that is gone by now
  const again = await nodeOf(node.absolutePath, node.id).catch(() => undefined)
  if (!again || again.internal.contentDigest === node.internal.contentDigest) return
  report({ type, payload: [again, ...others] })
}
