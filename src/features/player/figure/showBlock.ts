/** Brings the code block of an example into view, and opens what it is folded into. */
export function showBlock(block: HTMLElement, figure: HTMLElement) {
  block.closest('details')?.setAttribute('open', '')
  if (block.nextElementSibling !== figure) block.scrollIntoView({ block: 'start' })
}
