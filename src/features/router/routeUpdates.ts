import type { GatsbyBrowser } from 'gatsby'
import { previousPathAfter } from '../../lib/navigation'
import { canonicalPath } from '../../lib/paths'
import { stepDone } from './pageLoads'
import { routerState, setRouterState } from './routerState'
import { leaveScrollEntry, restoreScroll } from './scrollMemory'

/** Just before another page is drawn. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) leaveScrollEntry()
}

/** Once another page is drawn: the reader has arrived. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return
  stepDone()
  const step = {
    from: canonicalPath(prevLocation.pathname, __BASE_PATH__),
    to: canonicalPath(location.pathname, __BASE_PATH__),
  }
  setRouterState({ previousPath: previousPathAfter(routerState().previousPath, step) })
  restoreScroll({ isReturn: (location as { action?: string }).action !== 'PUSH', hash: location.hash })
}

/** Gatsby's own scrolling stands back: it does not tell apart the entries that anchors make. */
export const shouldUpdateScroll = () => false
