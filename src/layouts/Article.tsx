import { MDXProvider } from '@mdx-js/react'
import type { ReactNode } from 'react'
import { components } from '../mdx/components'
import { PageTitleProvider } from '../mdx/PageTitle'

type ArticleProps = {
  /** The title of a page that takes its body from another file. */
  borrowedTitle: string | undefined
  children: ReactNode
}

/** The text of a page, drawn with the writing components. */
export function Article({ borrowedTitle, children }: ArticleProps) {
  return (
    <PageTitleProvider value={borrowedTitle}>
      <article className="prose">
        <MDXProvider components={components}>{children}</MDXProvider>
      </article>
    </PageTitleProvider>
  )
}
