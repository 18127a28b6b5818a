import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { remarkBlockDirectives } from './blockDirectives'
import { rehypeCodeBlocks } from './codeBlocks'
import { remarkDirectives } from './directives'
import { rehypeFigures } from './figures'
import { rehypeHeadingAnchors } from './headingAnchors'
import { rehypeInlineCode } from './inlineCode'
import { rehypeLinks } from './links'
import { remarkPageTitle } from './pageTitle'
import { rehypeTables } from './tables'

/** From written Markdown to the blocks of a page. */
export const remarkPlugins: PluggableList = [
  remarkFrontmatter,
  remarkGfm,
  remarkBlockDirectives as never,
  remarkPageTitle,
  remarkDirectives,
]

/** From the blocks of a page to its elements. Ids come first: tables and anchors need the words of headings. */
export const rehypePlugins: PluggableList = [
  rehypeSlug,
  rehypeTables,
  rehypeHeadingAnchors,
  rehypeLinks,
  rehypeFigures,
  rehypeInlineCode,
  rehypeCodeBlocks,
]
