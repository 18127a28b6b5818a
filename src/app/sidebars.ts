import { fetchAnswered } from '../dom/fetchPublished'
import { withBasePath } from '../lib/address/paths'
import { memoizedLoad } from '../lib/loading/memoizedLoad'
import type { ActiveSidebar } from '../lib/navigation/sidebar'

const loaded = new Map<string, ActiveSidebar>()

/** Requests the file of a sidebar once; pages share it. Rejects if the request fails. */
export const loadSidebar = memoizedLoad(async (address) => {
  const answer = await fetchAnswered(withBasePath(address, __BASE_PATH__))
  loaded.set(address, (await answer.json()) as ActiveSidebar)
})

const NO_SIDEBAR: ActiveSidebar = { key: '', items: [], backLink: false }

/** The loader has loaded it with the page. Gatsby's own pages of the preview have none. */
export const loadedSidebar = (address = '') => loaded.get(address) ?? NO_SIDEBAR
