/** What is done with an event of Gatsby: its own machines get it. */
type Pass<Event> = (event: Event) => void

type GateOptions<Save, Request> = {
  passSave: Pass<Save>
  passRequest: Pass<Request>
  /** Does something when Gatsby has ended its own step. */
  later: (work: () => void) => void
}

/**
 * Lets saved files and requests for pages into Gatsby's preview one after the other, saves first. By itself Gatsby drops the
 * saves that it collects when somebody asks for a page meanwhile, and believes that a page is up to date if its query was
 * running while a save came in.
 */
export function saveGate<Save, Request>({ passSave, passRequest, later }: GateOptions<Save, Request>) {
  let phase: 'resting' | 'taking' | 'working' = 'working'
  /** Saves that Gatsby has not been given yet. */
  let held: Save[] = []
  /** Saves that it was given, and has not taken yet. */
  let given: Save[] = []
  let requests: Request[] = []

  const give = () => {
    if (phase !== 'resting' || held.length === 0) return
    phase = 'taking'
    given = held
    held = []
    given.forEach(passSave)
  }

  const passRequests = () => {
    if (phase === 'taking' || held.length > 0) return
    const passed = requests
    requests = []
    passed.forEach(passRequest)
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
    request(request: Request) {
      requests.push(request)
      passRequests()
    },

    /** Gatsby waits for something to do. */
    rest() {
      phase = 'resting'
      later(() => {
        give()
        passRequests()
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
      later(passRequests)
    },

    /** Whether a save is on its way. */
    isBusy: () => phase !== 'resting' || held.length > 0,
  }
}
