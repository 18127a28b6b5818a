import { toString } from 'mdast-util-to-string'
import type { Heading, Paragraph } from 'mdast'
import { readPage } from '../../src/markdown/readPage'

/** Kinds of edits, and the element where each becomes visible. */
export const EDITED = { sentence: 'p', heading: 'h3', fence: 'pre' } as const

export type Edited = keyof typeof EDITED

/** Adds a word to the first sentence, plain third-level heading, or example. */
export function editedSource(edited: Edited, source: string, word: string): string {
  const lines = source.split('\n')
  const line = lineOf(edited, source) - 1
  if (edited === 'fence') lines.splice(line + 1, 0, `// ${word}`)
  else if (edited === 'heading') lines[line] += ` ${word}`
  else lines[line] = lines[line]!.replace(/^\S+/, (first) => `${first} ${word}`)
  return lines.join('\n')
}

/** Ends at any markup. */
export function firstWords(source: string): string {
  const [words = ''] = /^[\w ]+/.exec(source.split('\n')[lineOf('sentence', source) - 1]!) ?? []
  return words.trim()
}

function lineOf(edited: Edited, source: string): number {
  const line = {
    sentence: () => firstPlain<Paragraph>(source, ({ type }) => type === 'paragraph'),
    heading: () => firstPlain<Heading>(source, (node) => node.type === 'heading' && node.depth === 3),
    fence: () => firstExampleLine(source),
  }[edited]()
  if (line === undefined) throw new Error(`The page has no ${edited} to edit`)
  return line
}

function firstPlain<Block extends Heading | Paragraph>(source: string, isMeant: (node: Block) => boolean) {
  const blocks = readPage('edited.mdx', source).tree.children as Block[]
  const found = blocks.find((node) => isMeant(node) && node.children[0]?.type === 'text' && /^\w/.test(toString(node)))
  return found?.position?.start.line
}

function firstExampleLine(source: string): number | undefined {
  const lines = source.split('\n')
  const index = lines.findIndex((line) => /^`{3,}rust\b(?!.*\bsignature\b)/.test(line))
  return index === -1 ? undefined : index + 1
}
