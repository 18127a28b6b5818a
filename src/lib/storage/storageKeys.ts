/* All keys of browser storage. They share a prefix, because an origin may host several projects. */

/** `light` or `dark`. */
export const THEME_KEY = 'turbo.theme'

/** `true` or absent. */
export const WRAP_KEY = 'turbo.wrap'

/** Prefix of the search's settings, each stored as JSON. */
export const SEARCH_PREFIX = 'turbo.'

/** `on` or `off`. */
export const SOUND_KEY = 'turbo.sound'

export const EDIT_HINT_KEY = 'turbo.edit-hint'

export const BANNER_PREFIX = 'turbo.banner:'

/** In session storage: scroll positions by history entry, as JSON. */
export const SCROLL_KEY = 'turbo.scroll'

/** In session storage: reloads after failures, by build and address. */
export const RELOAD_PREFIX = 'turbo.reload:'

/** In session storage: edits, by page and program. */
export const EDIT_PREFIX = 'turbo.edit:'

export const PROJECT_PREFIX = 'turbo.work:'

/** In session storage: id of the open project. */
export const OPEN_PROJECT_KEY = 'turbo.open-work'

/** Width of the playground's picture, in percent. */
export const SPLIT_KEY = 'turbo.split'

/** Not storage: the channel that notifies other tabs of changed projects. */
export const PROJECTS_CHANNEL = 'turbo.projects'
