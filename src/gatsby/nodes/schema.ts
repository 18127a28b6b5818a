import type { GatsbyNode } from 'gatsby'
import { neighborsOf } from '../../lib/navigation/sidebar'
import { frontmatterSchema } from '../../lib/page/frontmatter'
import { siteConfig } from '../../site/siteConfig'
import { addBodyResolver } from './bodyResolver'
import { addPictureResolvers } from './pictureNodes'
import { exampleTypeDefs } from '../examples/exampleNodes'
import { addExampleResolvers } from '../examples/exampleResolvers'
import { symbolTypeDefs } from '../symbols/symbolNodes'
import { typeDefsOf } from './typeDefsOf'

const typeDefs = `#graphql
  """
  A file of content/ as the MDX plugin reads it
  """
  type Mdx implements Node @dontInfer {
    frontmatter: DocPageFrontmatter
  }

  """
  A page of the documentation, derived from one MDX file in content/.
  """
  type DocPage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    "Address of the page, without ending: /learn/api/tween"
    path: String!
    "Kind of source; always mdx"
    type: String!
    "Path of the file below content/, with ending"
    filePath: String!
    "Absolute path of the file that holds the body (another page's for placeholder tutorials)"
    bodyFilePath: String!
    "The whole Markdown source, URL-encoded"
    content: String!
    "When a commit last touched the file, in epoch milliseconds; absent without git"
    lastUpdatedAt: Float
    "Title from the frontmatter, else from the first heading"
    title: String
    "The bracketed part of the first heading"
    subtitle: String
    "Description from the frontmatter, else the subtitle"
    description: String
    "Address of the picture that its social preview shows, without base path; pages of the API have one"
    picture: String
    "docs, minimal or landing"
    layout: String!
    "The checked frontmatter as written"
    frontmatter: DocPageFrontmatter!
    "The checked frontmatter as one value, with nothing but what the author set"
    settings: JSON!
    "All headings in order, the page's title included"
    headings: [DocPageHeading!]!
    "Links of the page as written"
    links: [DocPageLink!]!
    "Pictures of the page that are files of content/"
    images: [DocPageImage!]!
    "Ids of elements that are not headings"
    explicitIds: [String!]!
    "The sections that the search knows, one for each heading"
    sections: [DocPageSection!]!
    "The pages before and after this one in the sidebar"
    neighbors: DocPageNeighbors!
    "What the page documents of the engine"
    symbols: [EngineSymbol!]! @link(by: "page", from: "path")
    "Its Rust examples, with their pictures"
    examples: [EngineExample!]! @link(by: "page", from: "path")
  }

  "A heading with its level (1 to 6), its anchor and the line it stands on"
  type DocPageHeading {
    depth: Int!
    text: String!
    id: String!
    line: Int!
  }

  "A link as written, with its line"
  type DocPageLink {
    href: String!
    line: Int!
  }

  "A picture as written, with its line. Of original and photo, one is there"
  type DocPageImage {
    src: String!
    line: Int!
    absolutePath: String!
    "The file; null if it is missing"
    file: File @link(by: "absolutePath", from: "absolutePath")
    "Width of the file in pixels"
    width: Int
    "Height of the file in pixels"
    height: Int
    "Whether it is enlarged by a whole number and never smoothed"
    isPixelArt: Boolean
    "The file, if it is shown as it is: pixel art, an animation or a vector drawing"
    original: File
    "The picture of which smaller copies are made"
    photo: ImageSharp
  }

  "A section of a page, from its heading to the next, as the search knows it"
  type DocPageSection {
    "File of the page and anchor of the heading"
    id: String!
    title: String!
    "Headings around this one, outermost first"
    titles: [String!]!
    text: String!
    "The text as p, li, pre and code, without attributes"
    html: String!
    "Address without base path"
    href: String!
    "Whether this is the section of the page's own title"
    isPage: Boolean!
    "Further names it is looked for by"
    names: [String!]!
  }

  "Previous and next page of the flattened sidebar; either may be missing"
  type DocPageNeighbors {
    previous: DocPageReference
    next: DocPageReference
  }

  "A page by its sidebar text and address"
  type DocPageReference {
    title: String!
    path: String!
  }
`

/** Declares the DocPage, EngineSymbol and EngineExample types, with the descriptions that GraphiQL shows. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const frontmatter = { description: 'What an author may set per page; see docs/writing.md' }
  actions.createTypes([
    typeDefs,
    typeDefsOf('DocPageFrontmatter', frontmatterSchema, frontmatter),
    symbolTypeDefs,
    exampleTypeDefs,
  ])
}

/** Adds the fields that depend on more than the file, or that only the build asks for. */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  addBodyResolver(api)
  addPictureResolvers(api)
  addExampleResolvers(api)
  api.createResolvers({
    DocPage: {
      neighbors: {
        resolve: ({ path }: { path: string }) => neighborsOf(path, siteConfig.sidebar),
      },
    },
  })
}
