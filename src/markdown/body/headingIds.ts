import type { Root } from 'mdast'
import { headingIds } from '../headings'

/** Gives each heading the anchor by which the outline, the search and the links know it. */
export function remarkHeadingIds() {
  return (tree: Root) => {
    for (const [heading, id] of headingIds(tree)) {
      heading.data = { ...heading.data, hProperties: { ...(heading.data?.hProperties as object), id } }
    }
  }
}
