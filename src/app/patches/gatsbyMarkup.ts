/*
 * Upstream: Gatsby and gatsby-plugin-image add scripts, preloads, inline maps and a style to the HTML of every page.
 * Change: they are found by their ids and keys, and left out; the addresses of the scripts go to the loader of src/entry/inline.
 * Gain: 4 KB instead of 63 KB at load; no chunk map in each page.
 * Remove when: Gatsby lets a site choose when its scripts load.
 */
import { isValidElement, type ReactNode } from 'react'

/** Gatsby's inline scripts: page path, build, chunk map. */
const SCRIPT_IDS = ['gatsby-script-loader', 'gatsby-chunk-mapping']

/** Style and scripts of gatsby-plugin-image's component; this site renders plain elements. */
const IMAGE_KEYS = ['gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script']

/**
 * Returns the addresses of script files in order. Throws if an expected script is missing, because it would then be
 * published under another id.
 */
export function withoutGatsbyScripts(components: readonly ReactNode[], isPublished: boolean) {
  const ids = components.map((component) => propsOf(component).id)
  const missing = SCRIPT_IDS.filter((id) => !ids.includes(id))
  if (isPublished && missing.length > 0) {
    throw new Error(
      `Gatsby no longer adds the script "${missing.join('", "')}" to a page: update src/app/patches/gatsbyMarkup.ts`,
    )
  }
  const isSource = (component: ReactNode) =>
    typeof propsOf(component).src === 'string' && propsOf(component).async === true
  const body = components.filter((component) => {
    const { id, noModule } = propsOf(component)
    // noModule: polyfills for browsers without modules
    return !SCRIPT_IDS.includes(String(id)) && !isSource(component) && noModule !== true
  })
  return { body, sources: components.filter(isSource).map((component) => String(propsOf(component).src)) }
}

/** Also removes preloads, which compete with the text. */
export function withoutGatsbyHead(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => {
    const { rel, as, name } = propsOf(component)
    const isPreload = rel === 'preload' && (as === 'script' || as === 'fetch')
    return !isPreload && name !== 'generator' && !IMAGE_KEYS.some((key) => hasKey(component, key))
  })
}

/** React prefixes the keys of a list. */
export function hasKey(component: ReactNode, key: string): boolean {
  return isValidElement(component) && String(component.key).endsWith(key)
}

function propsOf(component: ReactNode): Record<string, unknown> {
  return isValidElement(component) ? (component.props as Record<string, unknown>) : {}
}
