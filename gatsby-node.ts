import { siteCode } from './src/gatsby/patches/siteCode'

// In the order in which Gatsby calls them
export const {
  /** See src/gatsby/patches/onPluginInit.ts. */
  onPluginInit,
  /** Invalidates Gatsby's cache when this code changes: src/gatsby/patches/cacheVersion.ts. */
  onPreInit,
  /** Checks the configuration and draws the examples: src/gatsby/onPreBootstrap.ts. */
  onPreBootstrap,
  /** Declares the GraphQL types: src/gatsby/nodes/schema.ts. */
  createSchemaCustomization,
  /** Selects the MDX nodes: src/gatsby/nodes/docPageNodes.ts. */
  shouldOnCreateNode,
  /** Reads each MDX file into a page, its symbols and its examples: src/gatsby/nodes/docPageNodes.ts. */
  onCreateNode,
  /** Adds GraphQL fields that depend on other nodes: src/gatsby/nodes/schema.ts. */
  createResolvers,
  /** Validates all pages together and creates them with their aliases: src/gatsby/pages/createPages.ts. */
  createPages,
  /** Names the sidebar of the not-found page: src/gatsby/pages/createPages.ts. */
  onCreatePage,
  /** Publishes page sources, api.json and the search index: src/gatsby/publish/publish.ts. */
  onPostBootstrap,
  /** Configures webpack: src/gatsby/webpack.ts. */
  onCreateWebpackConfig,
  /** Serves workers and content errors in the preview, and speeds up saves: src/gatsby/preview/onCreateDevServer.ts. */
  onCreateDevServer,
  /** Finishes public/: sitemap, llms.txt, files for hosts: src/gatsby/publish/publish.ts. */
  onPostBuild,
} = siteCode()
