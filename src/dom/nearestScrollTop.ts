/** An item in a box that scrolls. All in pixels; tops and bottoms are measured from the top of the window. */
export type ItemInBox = {
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
