import { withPrefix } from 'gatsby'
import type { PopupEntries } from '../../lib/symbols/symbolPopup'

async function fetchJson<T>(address: string, options?: RequestInit): Promise<T> {
  const response = await fetch(withPrefix(address), options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/** The texts of all popups. The manifest says under which hashed name they are published now. */
async function popupEntries(): Promise<PopupEntries> {
  const { symbols } = await fetchJson<{ symbols: string }>('/.turbo/manifest.json', { cache: 'no-cache' })
  return fetchJson<PopupEntries>(symbols)
}

/** Everything a popup needs, fetched together when the first one is wanted. */
export async function loadPopup() {
  const [{ SymbolPopup }, entries] = await Promise.all([import('./SymbolPopup'), popupEntries()])
  return { SymbolPopup, entries }
}
