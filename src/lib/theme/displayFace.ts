/** The face of headlines: its name, and its address without base path. Written by npm run art. */
export const DISPLAY_FACE = { family: 'Turbo Display', address: '/assets/data/fonts/32c7e67d.woff2' }
