import { SITE_STYLES_ATTRIBUTE } from '../lib/loading/scripts'

/** Replaces the inlined styles by the site's in one step, once loaded. */
export async function replaceInlineStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${SITE_STYLES_ATTRIBUTE}]`)
  await Promise.all([...links].map(loaded))
  for (const link of links) link.media = 'all'
  for (const style of document.querySelectorAll('style[data-temporary]')) style.remove()
}

/** The loader reports a failed sheet; the page then keeps its inlined styles. */
const loaded = (link: HTMLLinkElement) =>
  link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
