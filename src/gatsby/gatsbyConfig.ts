import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { normalizeBasePath } from '../lib/address/paths'
import { siteConfig } from '../site/siteConfig'
import { noAdapter } from './patches/onPluginInit'
import { localSearchPlugin } from './search/localSearch'

/** Facts about the site are in src/site/siteConfig.ts, so there is no siteMetadata. */
export const gatsbyConfig: GatsbyConfig = {
  pathPrefix: normalizeBasePath(siteConfig.basePath ?? ''),
  trailingSlash: 'never',
  adapter: noAdapter,
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['src/gatsby/pages/createPages.ts', 'src/templates/**/*.tsx', 'src/pages/**/*.tsx'],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.resolve('content') },
    },
    {
      resolve: 'gatsby-plugin-mdx',
      options: { extensions: ['.mdx'] },
    },
    localSearchPlugin,
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
}
