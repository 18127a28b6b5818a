import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { normalizeBasePath } from '../lib/address/paths'
import { siteConfig } from '../site/siteConfig'
import { PUBLISHED_FOLDER } from '../lib/address/published'
import { localSearchPlugin } from './search/localSearch'

type PreviewRequest = { path: string }
type PreviewResponse = {
  sendFile: (path: string, options: { root: string }, onError: () => void) => void
  status: (code: number) => { end: () => void }
}

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
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['src/gatsby/**/*.ts', 'src/templates/**/*.tsx', 'src/pages/**/*.tsx'],
    generateOnBuild: true,
  },
  developMiddleware: (app) => {
    // The preview's own server hides folders that begin with a dot
    app.use(PUBLISHED_FOLDER, (request: PreviewRequest, response: PreviewResponse) => {
      response.sendFile(request.path, { root: path.resolve(`public${PUBLISHED_FOLDER}`) }, () =>
        response.status(404).end(),
      )
    })
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
