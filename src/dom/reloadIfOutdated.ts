import type { PendingAction } from '../lib/loading/earlyIntents'
import { askToReload } from './askToReload'
import { fetchAnswered } from './fetchPublished'
import { reloadOnce } from './reloadOnce'

let check: Promise<boolean> | undefined
let leaving: Promise<void> | undefined

/**
 * Checks whether a chunk is missing because of a new deployment. If so, reloads the page once and repeats the pending
 * action; for a search, after the user agrees. Resolves if the page stays. Only the first of several missing chunks
 * counts.
 */
export async function reloadIfOutdated(pendingAction: () => PendingAction | undefined): Promise<void> {
  const build = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build
  if (!build) return
  check ??= isOutdated(build).finally(() => (check = undefined))
  if (!(await check)) return
  if (pendingAction()) leaving ??= leave(build, pendingAction).finally(() => (leaving = undefined))
  await leaving
}

async function leave(build: string, pendingAction: () => PendingAction | undefined) {
  if (mayType(pendingAction()) && !(await askToReload())) return
  if (reloadOnce(build, pendingAction())) await new Promise(() => {})
}

/** The keyboard of a touch screen opens only with an input. */
function mayType(action: PendingAction | undefined): boolean {
  return action !== undefined && 'text' in action && (action.text !== '' || matchMedia('(pointer: fine)').matches)
}

async function isOutdated(build: string): Promise<boolean> {
  try {
    // A CDN may ignore `no-store`, but it cannot have cached a new address
    const newest = await fetchAnswered(`${__BASE_PATH__}/page-data/app-data.json?${Date.now()}`, { cache: 'no-store' })
    if ((await newest.json()).webpackCompilationHash === build) return false
    await fetchAnswered(location.href, { cache: 'reload' })
    return true
  } catch {
    return false
  }
}
