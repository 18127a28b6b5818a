/**
 * Set in the browser, because pages also run on localhost. A base address changes links like `#top`, so these are
 * corrected.
 */
export function setBaseAddress(baseUrl: string) {
  if (location.hostname === 'localhost') return
  const base = document.createElement('base')
  base.href = baseUrl
  document.head.prepend(base)
  document.addEventListener('click', keepAnchorOnPage)
}

function keepAnchorOnPage(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
  if (!link || event.defaultPrevented || event.button) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.href = location.href.replace(/#.*$/, '') + link.getAttribute('href')
}
