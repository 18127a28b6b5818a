import type { Likely } from './protocol'
import { sessionClient, type Session } from './sessionClient'

export type { Session } from './sessionClient'
export type { LocatedDiagnostic, Outcome, PlayedPicture, Shown, SoundChange, Stopped } from './protocol'

const client = sessionClient(() => new Worker(__BASE_PATH__ + __PLAYER_WORKER__, { type: 'module' }))

/**
 * Makes ready what is likely to be asked, so that the first press is answered at once. Rejects when the worker cannot be loaded;
 * the next call tries again.
 */
export const preparePlayer = (likely?: Likely): Promise<void> => client.prepare(likely)

/** A session of its own, once everything is ready. */
export const openSession = (): Promise<Session> => client.open()

/** What is to be said of a text; nothing where the language cannot be asked. */
export const askOfText = client.askOf
