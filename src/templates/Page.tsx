import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'

/**
 * Every page of `content/`. The page wrapper draws the frame and the article around it: whatever this file imports, each
 * page's own script would carry again.
 */
export default function PageTemplate({ children }: PageProps) {
  return children
}

export const query = graphql`
  query PageTemplate($route: String!) {
    docPage(path: { eq: $route }) {
      path
      filePath
      lastUpdatedAt
      title
      description
      settings
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
