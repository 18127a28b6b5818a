import type { Element, Root, Text } from 'hast'
import { visit } from 'unist-util-visit'
import { grammarOf } from './grammars'
import { tokenLines } from './highlight'

/** Colors inline code that ends with its language, such as `let x = 1;{:rust}`. */
export function rehypeInlineCode() {
  return (tree: Root) => {
    visit(tree, 'element', (code: Element) => {
      const [only] = code.children as Text[]
      const [, text, language] = /^([^]+)\{:([a-z]+)\}$/.exec((code.tagName === 'code' && only?.value) || '') ?? []
      if (text === undefined || language === undefined || !grammarOf(language)) return
      code.properties = { ...code.properties, 'data-language': language }
      code.children = (tokenLines(text, language)[0] ?? []).map(({ text: value, kind }) =>
        kind
          ? { type: 'element', tagName: 'span', properties: { className: [kind] }, children: [{ type: 'text', value }] }
          : { type: 'text', value },
      )
    })
  }
}
