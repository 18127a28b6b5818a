import { nearestScrollTop } from './nearestScrollTop'

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
