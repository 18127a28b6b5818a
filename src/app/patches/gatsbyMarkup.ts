/*
 * Upstream: Gatsby and gatsby-plugin-image add scripts, preloads, inline maps and a style to the HTML of every page.
 * Change: they are found by their ids and keys, and left out; the addresses of the scripts go to the loader of src/entry/inline.
 * Gain: 4 KB instead of 63 KB at load; no chunk map in each page.
 * Remove when: Gatsby lets a site choose when its scripts load.
 */
import { isValidElement } from 'react'
import type { ReactNode } from 'react'

/** Gatsby's inline scripts by id: the path of the page, the build, and a map of all chunks, none of which this site needs. */
const SCRIPT_IDS = ['gatsby-script-loader', 'gatsby-chunk-mapping']

/** The style and scripts that gatsby-plugin-image adds for its component, by key; our pictures are plain elements. */
const IMAGE_KEYS = ['gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script']

/**
 * Separates Gatsby's scripts from the end of a page: `sources` are the addresses of its script files, in their order. Throws if a
 * published page lacks a script that is found by its id, for then the page would carry it under another one.
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
    // noModule: the polyfills for browsers without modules
    return !SCRIPT_IDS.includes(String(id)) && !isSource(component) && noModule !== true
  })
  return { body, sources: components.filter(isSource).map((component) => String(propsOf(component).src)) }
}

/** The head of a page without preloads, which would compete with the text, and without what nothing here reads. */
export function withoutGatsbyHead(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => {
    const { rel, as, name } = propsOf(component)
    const isPreload = rel === 'preload' && (as === 'script' || as === 'fetch')
    return !isPreload && name !== 'generator' && !IMAGE_KEYS.some((key) => hasKey(component, key))
  })
}

/** Whether a component has a key. React puts a prefix before the keys of a list. */
export function hasKey(component: ReactNode, key: string): boolean {
  return isValidElement(component) && String(component.key).endsWith(key)
}

function propsOf(component: ReactNode): Record<string, unknown> {
  return isValidElement(component) ? (component.props as Record<string, unknown>) : {}
}
