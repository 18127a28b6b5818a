import type { Likely } from './protocol'
import { sessionClient, type Session } from './sessionClient'

export type { Session } from './sessionClient'
export type {
  Assets,
  LocatedDiagnostic,
  Outcome,
  PlayedPicture,
  ProgramShaders,
  ShaderErrors,
  Shown,
  SoundChange,
  Stopped,
} from './protocol'

declare global {
  interface Window {
    /** The player that the page of the playground started before its other scripts. */
    ___player?: ReturnType<typeof sessionClient>
  }
}

const client =
  window.___player ?? sessionClient(() => new Worker(__BASE_PATH__ + __PLAYER_WORKER__, { type: 'module' }))

/** Lets the first press be answered immediately. Rejects if the worker cannot be loaded; the next call retries. */
export const preparePlayer = (likely?: Likely): Promise<void> => client.prepare(likely)

export const openSession = (): Promise<Session> => client.open()

/** Empty if the compiler is unavailable. */
export const queryText = client.queryText
