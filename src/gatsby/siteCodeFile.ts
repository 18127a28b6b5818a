/** The variable that tells the processes which Gatsby starts what file the first one has bundled the site's code into. */
export const SITE_CODE_FILE = 'SITE_CODE_FILE'
