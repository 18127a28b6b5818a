import GithubSlugger from 'github-slugger'
import type { Heading, Root, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'

type Phrases = Heading['children']

export function titleParts({ children }: Pick<Heading, 'children'>): {
  title: Phrases
  subtitle: Phrases | undefined
} {
  const whole = { title: children, subtitle: undefined }
  const opening = children.map((node) => node.type === 'text' && node.value.includes('[')).lastIndexOf(true)
  const last = children[children.length - 1]
  if (opening < 0 || last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) return whole
  const { value } = children[opening] as Text
  const bracket = value.lastIndexOf('[')
  const before = textOf(value.slice(0, bracket).trimEnd())
  const inside = [...textOf(value.slice(bracket + 1)), ...children.slice(opening + 1)]
  const end = inside.pop() as Text
  const subtitle = [...inside, ...textOf(end.value.trimEnd().slice(0, -1))]
  return subtitle.length === 0 ? whole : { title: [...children.slice(0, opening), ...before], subtitle }
}

/** Omits the brackets of a page title. */
export function headingText(heading: Pick<Heading, 'children' | 'depth'>): string {
  return toString(heading.depth === 1 ? { ...heading, children: titleParts(heading).title } : heading).trim()
}

/** The text in the brackets of a page title. */
export function subtitleText(heading: Pick<Heading, 'children' | 'depth'>): string | undefined {
  const { subtitle } = heading.depth === 1 ? titleParts(heading) : { subtitle: undefined }
  return subtitle && toString({ type: 'paragraph', children: subtitle }).trim()
}

/** GitHub's slugs, numbered if duplicate. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger()
  const ids = new Map<Heading, string>()
  visit(tree as Parent, 'heading', (node) => {
    const heading = node as unknown as Heading
    ids.set(heading, slugger.slug(headingText(heading)))
  })
  return ids
}

function textOf(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
