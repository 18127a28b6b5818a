import { SITE_STYLES_ATTRIBUTE } from '../lib/loading/scripts'

/** Once the styles of the site are there, they take the place of those that stood in the page, all at once. */
export async function replaceInlineStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${SITE_STYLES_ATTRIBUTE}]`)
  await Promise.all([...links].map(loaded))
  for (const link of links) link.media = 'all'
  for (const style of document.querySelectorAll('style[data-temporary]')) style.remove()
}

/** The loader answers for a sheet that fails; the page then stays as it was delivered. */
const loaded = (link: HTMLLinkElement) =>
  link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
