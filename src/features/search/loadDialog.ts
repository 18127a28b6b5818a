import { loadedOnce } from '../../lib/loading/loadedOnce'

export type DialogModule = typeof import('./SearchDialog')

/** Loads the dialog once; after a failure, the next call tries again. */
export const loadDialog = loadedOnce<DialogModule>(() => import('./SearchDialog'))
