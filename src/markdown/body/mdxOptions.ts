import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { removeComments } from '../expressionErrors'
import { pageSyntax } from '../pageSyntax'
import { remarkBoldLines, remarkDirectives, remarkSupersededDetails } from './directives'
import { remarkCodeBlocks } from './codeBlocks'
import { remarkExamplePictures, remarkGamePictures, type GameOptions, type PictureOptions } from './pictures'
import { rehypeFinishedHtml, rehypeWrittenHtml } from './finishedHtml'
import { rehypeHeadingAnchors, remarkHeadingIds, remarkPageTitle } from './headings'
import { rehypeLinks, remarkSourceLinks } from './links'
import type { LineMap } from './pageProgram'
import { rehypeRowIds, rehypeTables } from './tables'
import { remarkSymbolLinks, type SymbolLinkOptions } from './symbolLinks'
import { rehypeTasks, rehypeUnbroken } from './elements'

export type BodyOptions = SymbolLinkOptions & PictureOptions & GameOptions

/** Options for a program that `runProgram` can run. Compiling fills `lines`. */
export function mdxOptions(options: BodyOptions, lines: LineMap) {
  return {
    outputFormat: 'function-body' as const,
    // Adds line numbers to elements and resolves components in functions
    development: true,
    providerImportSource: 'runtime',
    // MDX calls it with `new`
    SourceMapGenerator: function () {
      return lines
    } as never,
    remarkPlugins: [...pageSyntax, ...remarkPlugins(options)],
    rehypePlugins: rehypePlugins(options),
  }
}

/**
 * From Markdown to components. The order matters: symbols are linked in the original tree, and directives need
 * unprocessed code blocks.
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
