import type { Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import { NAMED_MEDIA_QUERIES } from '../lib/viewport/breakpoints'

/** What PostCSS does to each style sheet besides Gatsby's own: `@media (--phone)` becomes the query of that name. */
export const stylePlugins = (): Plugin[] => [namedMedia, customMedia() as Plugin]

/** Tells every style sheet the names of the breakpoints. */
const namedMedia: Plugin = {
  postcssPlugin: 'named-media',
  Once(sheet, { AtRule }) {
    for (const [name, query] of Object.entries(NAMED_MEDIA_QUERIES)) {
      sheet.prepend(new AtRule({ name: 'custom-media', params: `${name} ${query}` }))
    }
  },
}
