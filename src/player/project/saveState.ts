/** Whether the latest change is stored. */
export type SaveState = 'saved' | 'saving' | Unsaved

export type Unsaved = 'storageFull' | 'storageBlocked' | 'siteUpdated'

export const SAVE_STATE_TEXTS: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  storageFull: 'Not saved: storage is full',
  storageBlocked: 'Not saved: this browser doesn’t store data for this site',
  siteUpdated: 'Not saved: this site was updated. Reload the page to save',
}

/** Why browser storage refused a change, from what it threw. */
export function unsavedBecause(error: unknown): Unsaved {
  const name = (error as DOMException | undefined)?.name
  if (name === 'QuotaExceededError') return 'storageFull'
  // A newer version of the site has changed the database
  return name === 'VersionError' ? 'siteUpdated' : 'storageBlocked'
}
