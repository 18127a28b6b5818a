/** Statuses with which hosts reject bots but not users. */
const NOT_FOR_MACHINES = [401, 403, 405, 429, 999]

export function linkError(status: number): string | undefined {
  return status < 400 || NOT_FOR_MACHINES.includes(status) ? undefined : `answered ${status}`
}
