import { Helmet } from 'react-helmet'
import { headTagsFor } from '../lib/head/head'
import type { Page } from '../lib/page/page'
import { siteConfig } from '../site/siteConfig'

type PageHeadProps = { page: Page; isNotFound: boolean }

export function PageHead({ page, isNotFound }: PageHeadProps) {
  const site = __SITE_URL__ ? { ...siteConfig, baseUrl: __SITE_URL__ } : siteConfig
  const tags = headTagsFor({ site, page: { ...page, layout: page.frontmatter.layout, isNotFound } })
  return (
    // Otherwise Helmet waits for an animation frame, and the title lags behind
    <Helmet defer={false}>
      {tags.map(({ tag: Tag, attributes, text }) => (
        <Tag key={Tag + JSON.stringify(attributes)} {...attributes}>
          {text}
        </Tag>
      ))}
    </Helmet>
  )
}
