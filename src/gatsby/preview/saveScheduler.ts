type Pass<Event> = (event: Event) => void

type SchedulerOptions<Save> = {
  passSave: Pass<Save>
  /** Requests the query of a page. */
  passRequest: Pass<string>
  /** Runs after Gatsby's current step. */
  later: (work: () => void) => void
}

/**
 * Passes first all saves to Gatsby, then one page request at a time. Gatsby drops collected saves when a page is
 * requested, and misses saves during a query.
 */
export function saveScheduler<Save>({ passSave, passRequest, later }: SchedulerOptions<Save>) {
  let phase: 'resting' | 'taking' | 'working' = 'working'
  /** Saves not yet passed to Gatsby. */
  let held: Save[] = []
  /** Saves passed to Gatsby but not processed yet. */
  let given: Save[] = []
  const requested = new Set<string>()

  const give = () => {
    if (phase !== 'resting' || held.length === 0) return
    phase = 'taking'
    given = held
    held = []
    given.forEach(passSave)
  }

  const passNextRequest = () => {
    const [page] = requested
    if (phase !== 'resting' || held.length > 0 || page === undefined) return
    phase = 'working'
    requested.delete(page)
    passRequest(page)
  }

  return {
    save(save: Save) {
      if (phase === 'taking') {
        given.push(save)
        passSave(save)
        return
      }
      held.push(save)
      give()
    },

    request(page: string) {
      requested.add(page)
      passNextRequest()
    },

    /** Called when Gatsby is idle. */
    rest() {
      phase = 'resting'
      later(() => {
        give()
        passNextRequest()
      })
    },

    /** Called when Gatsby has created the nodes of saves. */
    took() {
      given = []
      phase = 'working'
    },

    /** Called when Gatsby starts on pages or queries, which drops unprocessed saves. */
    work() {
      held = [...given, ...held]
      given = []
      phase = 'working'
    },

    isBusy: () => phase !== 'resting' || held.length > 0,
  }
}

type FileNode = { id: string; absolutePath: string; internal: { contentDigest: string } }

/** Gatsby's event for a node to create, touch or delete. */
export type Mutation = { type: string; payload: readonly unknown[]; resolve?: (result: unknown) => void }

/** Longer than the watcher's pause after a change. */
const SECOND_LOOK_MS = 120

export function isOfFile({ payload }: Mutation): boolean {
  return (payload[1] as { name?: string } | undefined)?.name === 'gatsby-source-filesystem'
}

/** Reads a saved file again after that time, since a formatter may have changed it. */
export async function recheckFile(
  { type, payload }: Mutation,
  nodeOf: (file: string, id: string) => Promise<{ internal: { contentDigest: string } }>,
  report: (mutation: Mutation) => void,
): Promise<void> {
  const [node, ...others] = payload as [FileNode]
  if (type !== 'createNode' || !node.absolutePath) return
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS))
  // The watcher reports deleted files
  const again = await nodeOf(node.absolutePath, node.id).catch(() => undefined)
  if (!again || again.internal.contentDigest === node.internal.contentDigest) return
  report({ type, payload: [again, ...others] })
}
