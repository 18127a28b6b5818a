/** Marks the links to the style sheets of the site, which the loader adds beside the scripts. */
export const SITE_STYLES_ATTRIBUTE = 'data-site-styles'
