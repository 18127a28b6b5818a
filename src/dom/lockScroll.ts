/** Stops the page from scrolling, without a jump where its scrollbar was. Returns what lets it scroll again. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const scrollbarWidth = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarWidth > 0) style.paddingInlineEnd = `${scrollbarWidth}px`
  return () => {
    style.overflow = ''
    style.paddingInlineEnd = ''
  }
}
