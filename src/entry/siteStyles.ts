import { SITE_STYLES_ATTRIBUTE } from '../lib/loading/scripts'

/** In one step, once the site's styles are loaded. */
export async function replaceInlineStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${SITE_STYLES_ATTRIBUTE}]`)
  await Promise.all([...links].map(loaded))
  for (const link of links) link.media = 'all'
  for (const style of document.querySelectorAll('style[data-temporary]')) style.remove()
}

/** After a failed sheet, which the loader reports, the page keeps its inlined styles. */
const loaded = (link: HTMLLinkElement) =>
  link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
