import { loadedOnce } from '../../lib/loading/loadedOnce'

export type DialogModule = typeof import('./SearchDialog')

/**
 * Loads the dialog once; after a failure, the next call tries again. It has a name of its own, because Gatsby gives what two
 * nameless chunks share to every pair of them: the search would bring the library of the menus along.
 */
export const loadDialog = loadedOnce<DialogModule>(() => import(/* webpackChunkName: "search" */ './SearchDialog'))
