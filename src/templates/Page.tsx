import { graphql } from 'gatsby'

/** Every page of `content/`. The page wrapper draws its frame and, from the data of the query, its body. */
export default function PageTemplate() {
  return null
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
      settings
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
