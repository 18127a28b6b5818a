import type { Content, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** A component that stands alone on its lines is a block; Markdown would put a paragraph around it. */
export function remarkLoneElements() {
  return (tree: Root) => {
    visit(tree as Parent, 'paragraph', (paragraph: Paragraph, index, parent: Parent | null) => {
      if (index === null || !parent) return undefined
      const inside = (paragraph.children as Content[]).filter((child) => !isBlank(child))
      if (inside.length === 0 || !inside.every(isInlineMdx)) return undefined
      parent.children.splice(index, 1, ...inside.map(asBlock))
      return index
    })
  }
}

function isBlank(node: Content): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function isInlineMdx({ type }: { type: string }): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
}

function asBlock(node: Content): Content {
  return { ...node, type: node.type.replace('Text', 'Flow') } as Content
}
