import type { GatsbyNode } from 'gatsby'
import { frontmatterSchema } from '../../lib/page/frontmatter'
import { addBodyResolver } from './bodyResolver'
import { addPictureResolvers } from './pictureNodes'
import { addExampleResolvers, exampleTypeDefs } from '../examples/exampleNodes'
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
    "Path of the file below content/, with ending"
    filePath: String!
    "The whole Markdown source"
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
    "docs, minimal, landing or app"
    layout: String!
    "The checked frontmatter; keys that the author did not set are null"
    frontmatter: DocPageFrontmatter!
    "All headings in order, the page's title included"
    headings: [DocPageHeading!]!
    "Links of the page as written"
    links: [DocPageLink!]!
    "Pictures of the page that are files of content/"
    images: [DocPageImage!]!
    "Ids of elements that are not headings"
    explicitIds: [String!]!
    "The sections that are indexed for search, one for each heading"
    sections: [DocPageSection!]!
    "What the page documents of the engine"
    symbols: [EngineSymbol!]! @link(by: "page", from: "path")
    "Its Rust examples, with their pictures"
    examples: [EngineExample!]! @link(by: "page", from: "path")
  }

  "A heading of a page"
  type DocPageHeading {
    "Level, from 1 to 6"
    depth: Int!
    "Plain text of the heading"
    text: String!
    "Its anchor"
    id: String!
    "Line of the file"
    line: Int!
  }

  "A link of a page"
  type DocPageLink {
    "Address as written"
    href: String!
    "Line of the file"
    line: Int!
  }

  "A picture of a page; either original or photo is set"
  type DocPageImage {
    "Path as written"
    src: String!
    "Line of the file"
    line: Int!
    "Absolute path that src leads to"
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

  "A section of a page, from its heading to the next, as it is indexed for search"
  type DocPageSection {
    "File of the page and anchor of the heading"
    id: String!
    "Text of the heading"
    title: String!
    "Headings around this one, outermost first"
    titles: [String!]!
    "Plain text of the section"
    text: String!
    "The text as p, li, pre and code, without attributes"
    html: String!
    "Address without base path"
    href: String!
    "Whether this is the section of the page's own title"
    isPage: Boolean!
    "Further names that a search finds it by"
    names: [String!]!
  }
`

/** Types have descriptions for GraphiQL. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const frontmatter = { description: 'What an author may set per page; see docs/writing.md' }
  actions.createTypes([
    typeDefs,
    typeDefsOf('DocPageFrontmatter', frontmatterSchema, frontmatter),
    symbolTypeDefs,
    exampleTypeDefs,
  ])
}

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  addBodyResolver(api)
  addPictureResolvers(api)
  addExampleResolvers(api)
}
