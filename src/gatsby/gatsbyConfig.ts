import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { normalizeBasePath } from '../lib/address/paths'
import { siteConfig } from '../site/siteConfig'
import { ownAdapter } from './publish/ownAdapter'
import { localSearchPlugin } from './search/localSearch'

/** How Gatsby is put together: content in, MDX through our Markdown rules, head tags and images by their plugins. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: {
    title: siteConfig.title,
    titleTemplate: siteConfig.titleTemplate,
    description: siteConfig.description,
    ...(siteConfig.baseUrl ? { siteUrl: siteConfig.baseUrl } : {}),
  },
  pathPrefix: normalizeBasePath(siteConfig.basePath ?? ''),
  trailingSlash: 'never',
  adapter: ownAdapter,
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
