import path from 'node:path'
import type { Plugin } from 'postcss'
import customMedia from 'postcss-custom-media'
import { NAMED_MEDIA_QUERIES } from '../lib/viewport/breakpoints'

/** Such as `PlayerToolbar-button`. No hash is needed, because style sheets have unique names. */
export function classNameOf(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}-${name}`
}

export const stylePlugins = (): Plugin[] => [namedMedia, customMedia() as Plugin]

/** Declares the named breakpoints in every style sheet. */
const namedMedia: Plugin = {
  postcssPlugin: 'named-media',
  Once(sheet, { AtRule }) {
    for (const [name, query] of Object.entries(NAMED_MEDIA_QUERIES)) {
      sheet.prepend(new AtRule({ name: 'custom-media', params: `${name} ${query}` }))
    }
  },
}
