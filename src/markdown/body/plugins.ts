import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { remarkBoldLines } from './boldLines'
import { remarkCodeBlocks } from './codeBlocks'
import { remarkDirectives } from './directives'
import { remarkWrittenColons } from '../directives/writtenColons'
import { remarkHeadingIds } from './headingIds'
import { rehypeHeadingAnchors } from './headingAnchors'
import { rehypeLinks } from './links'
import { remarkPageTitle } from './pageTitle'
import { remarkSourceLinks } from './sourceLinks'
import type { SourceLinkOptions } from './sourceLinks'
import { rehypeRowIds } from './rowIds'
import { rehypeStaticBlocks } from './staticBlocks'
import { remarkSymbolLinks } from './symbolLinks'
import type { SymbolLinkOptions } from './symbolLinks'
import { remarkStepTitles } from '../directives/stepTitles'
import { rehypeTables } from './tables'
import { rehypeTasks } from './tasks'
import { rehypeUnbroken } from './unbroken'

/**
 * Markdown to the tree of writing components. The order matters: symbols are read from the page as written, directives look
 * at code blocks that are still code.
 */
export function remarkPlugins(options: SymbolLinkOptions & SourceLinkOptions): PluggableList {
  return [
    remarkFrontmatter,
    remarkGfm,
    remarkDirective,
    remarkWrittenColons,
    remarkStepTitles,
    remarkHeadingIds,
    [remarkSymbolLinks, options],
    remarkPageTitle,
    [remarkSourceLinks, options],
    remarkDirectives,
    remarkBoldLines,
    [remarkCodeBlocks, options],
  ]
}

/** What is done to the HTML tree: anchors, boxes in which tables scroll, links, what no line may break; last, plain blocks become strings. */
export const rehypePlugins: PluggableList = [
  rehypeHeadingAnchors,
  rehypeRowIds,
  rehypeTables,
  rehypeTasks,
  rehypeLinks,
  rehypeUnbroken,
  rehypeStaticBlocks,
]
