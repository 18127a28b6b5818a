import type { GatsbyNode } from 'gatsby'

/** Published scripts carry no address of a source map: it would be a part of every prefetched page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false })
}
