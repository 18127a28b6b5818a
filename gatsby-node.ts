import { siteCode } from './src/gatsby/siteCode'

export const {
  onPluginInit,
  onPreInit,
  onPreBootstrap,
  onCreateNode,
  shouldOnCreateNode,
  createSchemaCustomization,
  createResolvers,
  createPages,
  onCreateWebpackConfig,
  onCreateDevServer,
  onPostBootstrap,
  onPostBuild,
} = siteCode()
