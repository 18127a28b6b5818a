import type { GatsbyBrowser } from 'gatsby'
import { stepDone } from './patches/pageLoads'
import { recordScroll, restoreScroll } from './scrollMemory'

/** Just before another page is drawn. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) recordScroll()
}

/** Once another page is drawn: the reader has arrived. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  stepDone()
  restoreScroll({ isReturn: (location as { action?: string }).action !== 'PUSH', hash: location.hash })
}

/** Gatsby's own scrolling stands back: it does not tell apart the entries that anchors make. */
export const shouldUpdateScroll = () => false
