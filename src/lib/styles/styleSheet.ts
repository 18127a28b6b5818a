import { parse as parseSelector, type AttributeSelector, type Selector as Token } from 'css-what'
import { parse, type ChildNode } from 'postcss'

/** A compound selector with its combinator. */
export type Compound = {
  tokens: readonly Token[]
  combinator: Token['type'] | undefined
  /** Equal for equal tokens. */
  key: string
  /** A class that matching elements must have, if any. */
  className: string | undefined
}

export type Selector = { text: string; compounds: readonly Compound[] }

export type Declaration = { text: string; property: string }

/** A rule, a conditional group, or another at-rule. */
export type Style =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { kind: 'group'; prelude: string; inside: StyleSheet }
  | { kind: 'named'; text: string; name: string }

export type StyleSheet = readonly Style[]

export function readStyleSheet(css: string): StyleSheet {
  return parse(css).nodes.flatMap(styleOf)
}

const CONDITIONS = ['media', 'supports', 'container', 'layer', 'scope']

function styleOf(node: ChildNode): Style[] {
  if (node.type === 'rule') {
    const declarations = node.nodes.map((inside) => {
      return { text: inside.toString(), property: inside.type === 'decl' ? inside.prop : '' }
    })
    return [{ kind: 'rule', selectors: node.selectors.map(selectorOf), declarations }]
  }
  if (node.type !== 'atrule') return []
  if (!CONDITIONS.includes(node.name) || !node.nodes)
    return [{ kind: 'named', text: node.nodes ? node.toString() : `${node.toString()};`, name: node.params }]
  return [{ kind: 'group', prelude: `@${node.name} ${node.params}`, inside: node.nodes.flatMap(styleOf) }]
}

const COMBINATORS: readonly string[] = ['descendant', 'child', 'adjacent', 'sibling']

function selectorOf(text: string): Selector {
  return { text, compounds: parseSelector(text).flatMap(compoundsOf) }
}

/** The subject comes last. */
export function compoundsOf(tokens: readonly Token[]): Compound[] {
  const parts: { tokens: Token[]; combinator: Token['type'] | undefined }[] = [{ tokens: [], combinator: undefined }]
  for (const token of tokens) {
    if (COMBINATORS.includes(token.type)) parts.push({ tokens: [], combinator: token.type })
    else parts.at(-1)!.tokens.push(token)
  }
  return parts
    .filter((part) => part.tokens.length > 0)
    .map((part) => ({ ...part, key: JSON.stringify(part.tokens), className: classOf(part.tokens) }))
}

function classOf(tokens: readonly Token[]): string | undefined {
  const names = tokens.map((token) => (token.type === 'attribute' && isClass(token) ? token.value : undefined))
  return names.find((name) => name !== undefined)
}

/** Whether an attribute selector is a class: `.name`. */
export function isClass({ name, action }: AttributeSelector): boolean {
  return name === 'class' && action === 'element'
}
