import { sessionClient, type Session } from './sessionClient'

export type { Session, ShowOptions } from './sessionClient'
export type { Fault, Outcome, PlayedPicture, Shown, SoundChange, Stopped } from './worker/protocol'

const client = sessionClient(
  () => new Worker(/* webpackChunkName: "player-worker" */ new URL('./worker/playerWorker.ts', import.meta.url)),
)

/** Makes everything ready, so that the first press is answered at once. Rejects when it cannot be loaded; the next call tries again. */
export const preparePlayer = (): Promise<void> => client.prepare()

/** A session of its own, once everything is ready. */
export const openSession = (): Promise<Session> => client.open()
