/** Hosts answer so where they want no machines, although readers are served. */
const NOT_FOR_MACHINES = [401, 403, 405, 429, 999]

/** What is wrong with the answer of a page that a link leads to; undefined if nothing is. */
export function linkError(status: number): string | undefined {
  return status < 400 || NOT_FOR_MACHINES.includes(status) ? undefined : `answered ${status}`
}
