import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { remarkBoldLines } from './boldLines'
import { remarkCodeBlocks } from './codeBlocks'
import { remarkDirectives } from './directives'
import { rehypeHeadingAnchors } from './headingAnchors'
import { rehypeLinks } from './links'
import { remarkPageTitle } from './pageTitle'
import { remarkSourceLinks } from './sourceLinks'
import { rehypeRowIds } from './rowIds'
import { rehypeStaticBlocks } from './staticBlocks'
import { remarkSymbolLinks } from './symbolLinks'
import { remarkStepTitles } from './stepTitles'
import { rehypeTables } from './tables'
import { rehypeTasks } from './tasks'
import { rehypeUnbroken } from './unbroken'

/**
 * Markdown to the tree of writing components. The order matters: symbols are read from the page as written, directives look
 * at code blocks that are still code.
 */
export const remarkPlugins = [
  remarkFrontmatter,
  remarkGfm,
  remarkDirective,
  remarkStepTitles,
  remarkSymbolLinks,
  remarkPageTitle,
  remarkSourceLinks,
  remarkDirectives,
  remarkBoldLines,
  remarkCodeBlocks,
]

/** What is done to the HTML tree: anchors, boxes in which tables scroll, links, what no line may break; last, plain blocks become strings. */
export const rehypePlugins = [
  rehypeSlug,
  rehypeHeadingAnchors,
  rehypeRowIds,
  rehypeTables,
  rehypeTasks,
  rehypeLinks,
  rehypeUnbroken,
  rehypeStaticBlocks,
]
