import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { removeComments } from '../expressionErrors'
import { pageSyntax } from '../pageSyntax'
import { remarkBoldLines, remarkDirectives, remarkSupersededDetails } from './directives'
import { remarkCodeBlocks } from './codeBlocks'
import { remarkExamplePictures, remarkGamePictures } from './pictures'
import type { GameOptions, PictureOptions } from './pictures'
import { rehypeFinishedHtml, rehypeWrittenHtml } from './finishedHtml'
import { rehypeHeadingAnchors, remarkHeadingIds, remarkPageTitle } from './headings'
import { rehypeLinks, remarkSourceLinks } from './links'
import type { LineMap } from './pageProgram'
import { rehypeRowIds, rehypeTables } from './tables'
import { remarkSymbolLinks } from './symbolLinks'
import type { SymbolLinkOptions } from './symbolLinks'
import { rehypeTasks, rehypeUnbroken } from './elements'

/** What the body of a page is made with. */
export type BodyOptions = SymbolLinkOptions & PictureOptions & GameOptions

/** The options with which MDX makes a program of a page that `runProgram` can run. `lines` is filled by the compilation. */
export function mdxOptions(options: BodyOptions, lines: LineMap) {
  return {
    outputFormat: 'function-body' as const,
    // Elements carry their lines, and components come from the runtime in functions, too
    development: true,
    providerImportSource: 'runtime',
    // MDX makes one with `new`
    SourceMapGenerator: function () {
      return lines
    } as never,
    remarkPlugins: [...pageSyntax, ...remarkPlugins(options)],
    rehypePlugins: rehypePlugins(options),
  }
}

/**
 * From the Markdown of a page to writing components. The order matters: symbols are linked in the page as written, directives
 * look at code blocks that are still code.
 */
function remarkPlugins(options: BodyOptions): PluggableList {
  return [
    () => (tree: Root) => removeComments(tree),
    remarkHeadingIds,
    [remarkSymbolLinks, options],
    remarkPageTitle,
    remarkSourceLinks,
    remarkDirectives,
    remarkSupersededDetails,
    remarkBoldLines,
    [remarkExamplePictures, options],
    [remarkGamePictures, options],
    [remarkCodeBlocks, options],
  ]
}

/** What is done to the HTML: anchors, boxes in which tables scroll, links, what no line may break. */
function rehypePlugins(options: BodyOptions): PluggableList {
  return [
    rehypeWrittenHtml,
    rehypeHeadingAnchors,
    rehypeRowIds,
    rehypeTables,
    rehypeTasks,
    [rehypeLinks, options],
    rehypeUnbroken,
    rehypeFinishedHtml,
  ]
}
