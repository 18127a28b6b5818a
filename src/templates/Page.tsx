import { graphql, type PageProps } from 'gatsby'
import { Article } from '../layouts/Article'

/** The frame around the page is `src/layouts/wrapPageElement.tsx`, which stays mounted. */
export default function PageTemplate({ data: { docPage }, location }: PageProps<Queries.PageTemplateQuery>) {
  const { action, hash } = location as Location & { action?: string }
  return docPage && <Article record={docPage} startsAtTop={action === 'PUSH' && hash === ''} />
}

export const query = graphql`
  query PageTemplate($route: String!) {
    docPage(path: { eq: $route }) {
      path
      filePath
      lastUpdatedAt
      title
      description
      picture
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
      }
      body
      headings {
        depth
        text
        id
      }
      images {
        src
        width
        height
        isPixelArt
        original {
          publicURL
        }
        photo {
          gatsbyImageData(layout: CONSTRAINED, width: 720, placeholder: NONE)
        }
      }
    }
  }
`
