import type { GatsbyNode } from 'gatsby'

/**
 * Turns Gatsby's slices off, which this site does not use: with them Gatsby pastes its scripts into the finished HTML,
 * where `onPreRenderHTML` can no longer move them off the reading path.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  delete process.env.GATSBY_SLICES
}
