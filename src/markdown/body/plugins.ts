import type { PluggableList } from 'unified'
import { remarkBoldLines } from './boldLines'
import { remarkCodeBlocks } from './codeBlocks'
import { remarkDirectives } from './directives'
import { remarkExamplePictures } from './examplePictures'
import type { PictureOptions } from './examplePictures'
import { remarkGamePictures } from './gamePictures'
import type { GameOptions } from './gamePictures'
import { remarkHeadingIds } from './headingIds'
import { rehypeJsxElements } from './jsxElements'
import { remarkLoneElements } from './loneElements'
import { rehypeHeadingAnchors } from './headingAnchors'
import { rehypeLinks } from './links'
import { remarkPageTitle } from './pageTitle'
import { remarkSourceLinks } from './sourceLinks'
import { remarkSupersededDetails } from './supersededDetails'
import { rehypeRowIds } from './rowIds'
import { remarkSymbolLinks } from './symbolLinks'
import type { SymbolLinkOptions } from './symbolLinks'
import { rehypeTables } from './tables'
import { rehypeTasks } from './tasks'
import { rehypeUnbroken } from './unbroken'

/** What the body of a page is made with. */
export type BodyOptions = SymbolLinkOptions & PictureOptions & GameOptions

/**
 * From the tree of a page that has been read to the tree of writing components. The order matters: symbols are linked in
 * the page as written, directives look at code blocks that are still code.
 */
export function remarkPlugins(options: BodyOptions): PluggableList {
  return [
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
    remarkLoneElements,
  ]
}

/** What is done to the HTML tree: anchors, boxes in which tables scroll, links, what no line may break. */
export function rehypePlugins(options: BodyOptions): PluggableList {
  return [
    rehypeJsxElements,
    rehypeHeadingAnchors,
    rehypeRowIds,
    rehypeTables,
    rehypeTasks,
    [rehypeLinks, options],
    rehypeUnbroken,
  ]
}
