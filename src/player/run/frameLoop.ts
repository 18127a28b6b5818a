/** Duration of one update. */
const STEP_MS = 1000 / 60

/** Display timestamps jitter, so an update that is almost due counts as due. */
const EARLY_MS = 2

/** Maximum number of updates to catch up; the rest are dropped. */
const MAX_UPDATES = 4

/** Time of the last check, and milliseconds not yet consumed by updates. */
export type GameTime = { last: number; unused: number }

/** An update is due immediately. */
export const gameTimeAt = (now: number): GameTime => ({ last: now, unused: STEP_MS })

/** 0 to 4 updates, so that there are 60 a second at any display rate. */
export function updatesDue({ last, unused }: GameTime, now: number): { updates: number; time: GameTime } {
  const elapsed = unused + Math.max(0, now - last)
  const due = Math.floor((elapsed + EARLY_MS) / STEP_MS)
  if (due > MAX_UPDATES) return { updates: MAX_UPDATES, time: { last: now, unused: 0 } }
  return { updates: due, time: { last: now, unused: elapsed - due * STEP_MS } }
}
