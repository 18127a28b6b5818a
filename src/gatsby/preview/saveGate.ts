/** What is done with an event of Gatsby: its own machines get it. */
type Pass<Event> = (event: Event) => void

type GateOptions<Save> = {
  passSave: Pass<Save>
  /** Has Gatsby run the query of a page. */
  passRequest: Pass<string>
  /** Does something when Gatsby has ended its own step. */
  later: (work: () => void) => void
}

/**
 * Lets saved files and requests for pages into Gatsby's preview one after the other: saves first, and one page at a time, so
 * that no save waits for all the pages that are fetched ahead. By itself Gatsby drops the saves that it collects when somebody
 * asks for a page meanwhile, and believes that a page is up to date if its query was running while a save came in.
 */
export function saveGate<Save>({ passSave, passRequest, later }: GateOptions<Save>) {
  let phase: 'resting' | 'taking' | 'working' = 'working'
  /** Saves that Gatsby has not been given yet. */
  let held: Save[] = []
  /** Saves that it was given, and has not taken yet. */
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

    /** Somebody asks for a page that is not up to date. */
    request(page: string) {
      requested.add(page)
      ask()
    },

    /** Gatsby waits for something to do. */
    rest() {
      phase = 'resting'
      later(() => {
        give()
        ask()
      })
    },

    /** The nodes of the saves are made. */
    took() {
      given = []
      phase = 'working'
    },

    /** Gatsby begins on pages or queries. What it was given and has not taken by now, it has dropped. */
    work() {
      held = [...given, ...held]
      given = []
      phase = 'working'
    },

    /** Whether a save is on its way. */
    isBusy: () => phase !== 'resting' || held.length > 0,
  }
}
