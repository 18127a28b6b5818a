/** Name and address (without base path) of the headline face. Written by npm run art. */
export const DISPLAY_FACE = { family: 'Turbo Display', address: '/assets/data/fonts/32c7e67d.woff2' }
