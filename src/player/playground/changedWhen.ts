const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** A date after a week. */
export function changedWhen(changedAt: number, now: number): string {
  const age = Math.max(0, now - changedAt)
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute')
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour')
  if (age < WEEK_MS) return ago(age / DAY_MS, 'day')
  return new Date(changedAt).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' })
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
