/** Brings the code block of an example into view: opens what it is folded into, and leaves room for a picture that stays above it. */
export function showBlock(block: HTMLElement, figure: HTMLElement) {
  block.closest('details')?.setAttribute('open', '')
  if (block.nextElementSibling === figure) return
  block.style.scrollMarginTop = `${figure.offsetHeight}px`
  block.scrollIntoView({ block: 'start' })
  block.style.scrollMarginTop = ''
}
