/** An item in a box that scrolls. All in pixels; tops and bottoms are measured from the top of the window. */
type ItemInBox = {
  item: { top: number; bottom: number }
  box: { top: number; bottom: number }
  scrollTop: number
}

/** How far down the box is scrolled to show the whole item, moving as little as possible. */
export function nearestScrollTop({ item, box, scrollTop }: ItemInBox): number {
  if (item.top < box.top) return scrollTop + item.top - box.top
  if (item.bottom > box.bottom) return scrollTop + Math.min(item.bottom - box.bottom, item.top - box.top)
  return scrollTop
}

/** Marks an element that scrolls on its own. */
export const SCROLLER = '[data-scroller]'

/**
 * Shows the whole of an item by scrolling the box around it, and nothing else. `scrollIntoView` would also make the Tab
 * key go on from the item.
 */
export function scrollToNearest(item: Element | null | undefined) {
  const scroller = item?.closest(SCROLLER)
  if (!item || !scroller) return
  const { scrollTop } = scroller
  const box = scroller.getBoundingClientRect()
  const nearest = nearestScrollTop({ item: item.getBoundingClientRect(), box, scrollTop })
  if (nearest !== scrollTop) scroller.scrollTop = nearest
}
