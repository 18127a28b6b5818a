import type { Code } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { failContent } from './contentFailure'
import type { DirectiveBlock } from './directives'
import { readFence } from './fence'
import { jsxAttribute, jsxElement } from './jsxElement'

/** Turns the blocks of a code group into panels, each labeled by its own title. */
export function codeGroupOf({ children }: DirectiveBlock, file: VFile): Node {
  const panels = children.map((block) => {
    const label = panelLabel(block)
    if (!label) return failContent(file, block, 'a block of a code group has no title', 'write ```bash [Title]')
    return jsxElement('CodeGroupPanel', { label }, [block])
  })
  return jsxElement('CodeGroup', {}, panels)
}

function panelLabel(block: Node): string | undefined {
  if (block.type === 'code') {
    const { lang, meta } = block as Code
    return readFence(lang, meta).title
  }
  const { attributes } = block as DirectiveBlock
  return jsxAttribute(block, 'data-title') ?? attributes?.['data-title'] ?? undefined
}
