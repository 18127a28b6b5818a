/** Whether the latest change is stored. */
export type SaveState = 'saved' | 'saving' | Unsaved

export type Unsaved = 'storageFull' | 'storageBlocked'

export const SAVE_STATE_TEXTS: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  storageFull: 'Not saved: storage is full',
  storageBlocked: 'Not saved: this browser doesn’t store data for this site',
}

/** Why browser storage refused a change, from what it threw. */
export function unsavedBecause(error: unknown): Unsaved {
  return (error as DOMException | undefined)?.name === 'QuotaExceededError' ? 'storageFull' : 'storageBlocked'
}
