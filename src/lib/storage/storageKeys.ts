/*
 * Every name under which the site keeps something in a browser. All have one prefix, because an origin may be shared: a host
 * of many projects serves them below one name.
 */

/** The theme that the reader has chosen: `light` or `dark`. */
export const THEME_KEY = 'turbo.theme'

/** The choice to wrap lines of code: `true`, or nothing. */
export const WRAP_KEY = 'turbo.wrap'

/** The face of headlines: its address, and its file to the base of 64. */
export const DISPLAY_FACE_KEY = 'turbo.display-face'

/** The query and the view of the search, each as JSON below its own name. */
export const SEARCH_PREFIX = 'turbo.'

/** Whether examples may be heard: `on` or `off`. */
export const SOUND_KEY = 'turbo.sound'

/** That a reader knows that examples can be edited. */
export const EDIT_HINT_KEY = 'turbo.edit-hint'

/** The dismissal of a banner, by its content. */
export const BANNER_PREFIX = 'turbo.banner:'

/** For a tab: how far down each entry of its history stood, as JSON. */
export const SCROLL_KEY = 'turbo.scroll'

/** For a tab: that an address was loaded again after a failure, by build and address. */
export const RELOAD_PREFIX = 'turbo.reload:'

/** For a tab: what the reader made of a program, by page and place. */
export const EDIT_PREFIX = 'turbo.edit:'

/** What a reader made in the playground, each work as JSON. */
export const PROJECT_PREFIX = 'turbo.work:'

/** For a tab: the id of the work that is open. */
export const OPEN_PROJECT_KEY = 'turbo.open-work'
