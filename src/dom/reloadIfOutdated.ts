import type { PendingAction } from '../lib/loading/earlyIntents'
import { fetchAnswered } from './fetchPublished'
import { reloadOnce } from './reloadOnce'

let asking: Promise<boolean> | undefined
let isLeaving = false

/**
 * Asks whether a piece of the page is missing because another build has been published. If so, the page is loaded again,
 * once, and the new one does what the reader wishes at that moment. Resolves if the page stays: also where the reader wishes
 * nothing any more, and where the new build has no such page, for this one can still be read. Of several pieces that are
 * missing at once, the first that is wished for counts.
 */
export async function reloadIfOutdated(pendingAction: () => PendingAction | undefined): Promise<void> {
  const build = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build
  if (!build) return
  asking ??= isOutdated(build).finally(() => (asking = undefined))
  if (!(await asking)) return
  isLeaving ||= pendingAction() !== undefined && reloadOnce(build, pendingAction)
  if (isLeaving) await new Promise(() => {})
}

async function isOutdated(build: string): Promise<boolean> {
  try {
    // A network of caches before the host knows no `no-store`, but no address that nobody has asked for
    const newest = await fetchAnswered(`${__BASE_PATH__}/page-data/app-data.json?${Date.now()}`, { cache: 'no-store' })
    if ((await newest.json()).webpackCompilationHash === build) return false
    await fetchAnswered(location.href, { cache: 'reload' })
    return true
  } catch {
    return false
  }
}
