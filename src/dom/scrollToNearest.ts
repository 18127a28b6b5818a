type ItemInBox = {
  item: { top: number; bottom: number }
  box: { top: number; bottom: number }
  scrollTop: number
}

/** Shows the whole item with the least movement. */
export function nearestScrollTop({ item, box, scrollTop }: ItemInBox): number {
  if (item.top < box.top) return scrollTop + item.top - box.top
  if (item.bottom > box.bottom) return scrollTop + Math.min(item.bottom - box.bottom, item.top - box.top)
  return scrollTop
}

export const SCROLLER = '[data-scroller]'

/** `scrollIntoView` would also scroll the page and move the Tab position. */
export function scrollToNearest(item: Element | null | undefined) {
  const scroller = item?.closest(SCROLLER)
  if (!item || !scroller) return
  const { scrollTop } = scroller
  const box = scroller.getBoundingClientRect()
  const nearest = nearestScrollTop({ item: item.getBoundingClientRect(), box, scrollTop })
  if (nearest !== scrollTop) scroller.scrollTop = nearest
}
