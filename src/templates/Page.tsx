import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Article } from '../layouts/Article'

/** Every page of `content/`. The frame around it is drawn by the page wrapper and stays while pages change. */
export default function PageTemplate({ children, data }: PageProps<Queries.PageTemplateQuery>) {
  const { frontmatter, title } = data.docPage ?? {}
  return <Article borrowedTitle={frontmatter?.bodyFrom ? (title ?? undefined) : undefined}>{children}</Article>
}

export const query = graphql`
  query PageTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      path
      filePath
      lastUpdatedAt
      title
      description
      frontmatter {
        layout
        authors
        date
        content {
          width
          horizontalPadding
          verticalPadding
        }
        showLogo
        showAiCta
        showOutline
        showSidebar
        showTopNav
        bodyFrom
      }
      headings {
        depth
        text
        id
      }
      neighbors {
        previous {
          title
          path
        }
        next {
          title
          path
        }
      }
    }
  }
`
