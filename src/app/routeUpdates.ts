import type { GatsbyBrowser } from 'gatsby'
import { stepDone } from './patches/pageLoads'
import { recordScroll, restoreScroll } from './scrollMemory'

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) recordScroll()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  stepDone()
  restoreScroll({ isReturn: (location as { action?: string }).action !== 'PUSH', hash: location.hash })
}

/** Replaces Gatsby's scrolling, which does not distinguish history entries of anchors */
export const shouldUpdateScroll = () => false
