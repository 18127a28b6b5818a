import type { GatsbyNode } from 'gatsby'
import { lookForQueriesWhereTheyStand } from './queryFiles'
import { turnSlicesOff } from './withoutSlices'

/** The first of all calls, in each process: what Gatsby does by itself is settled. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  turnSlicesOff()
  lookForQueriesWhereTheyStand()
}
