/** Milliseconds that one update stands for. */
const STEP_MS = 1000 / 60

/** Screens tell their times a little early or late: an update that is due in a moment is due. */
const EARLY_MS = 2

/** As many updates as are made up for at once; what a machine cannot keep up with is dropped. */
const MOST_UPDATES = 4

/** Where the time of a game stands: the moment of the last look, and the milliseconds that no update has used yet. */
export type GameTime = { last: number; unused: number }

/** The time of a game that begins or goes on now, with its next update due at once. */
export const gameTimeAt = (now: number): GameTime => ({ last: now, unused: STEP_MS })

/** How many updates are due now, 0 to 4, and the time for the next look: 60 a second, however often it is asked. */
export function updatesDue({ last, unused }: GameTime, now: number): { updates: number; time: GameTime } {
  const elapsed = unused + Math.max(0, now - last)
  const due = Math.floor((elapsed + EARLY_MS) / STEP_MS)
  if (due > MOST_UPDATES) return { updates: MOST_UPDATES, time: { last: now, unused: 0 } }
  return { updates: due, time: { last: now, unused: elapsed - due * STEP_MS } }
}
