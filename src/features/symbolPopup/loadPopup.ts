import { fetchPublished } from '../../dom/fetchPublished'
import { inTime } from '../../lib/loading/inTime'
import type { PopupEntries } from '../../lib/symbols/symbolPopup'

/** The texts of all popups. */
async function popupEntries(): Promise<PopupEntries> {
  return (await fetchPublished('symbols', __BASE_PATH__)).json()
}

/** Everything a popup needs, fetched together when the first one is wanted. */
export async function loadPopup() {
  const [{ SymbolPopup }, entries] = await inTime(Promise.all([import('./SymbolPopup'), popupEntries()]))
  return { SymbolPopup, entries }
}
