/** Avoids the layout shift of a vanishing scrollbar. Returns a function that unlocks. */
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
