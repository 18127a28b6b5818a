import type { Code } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { ReadPage } from '../../src/markdown/readPage'

/** The lines from the title on, each with its kind and number. */
export type WrittenLine = { text: string; place: 'text' | 'fence' | 'code'; line: number }

export function writtenLines({ source, tree }: Pick<ReadPage, 'source' | 'tree'>): WrittenLine[] {
  const places = new Map<number, 'fence' | 'code'>()
  visit(tree as Parent, 'code', (node) => {
    const { start, end } = (node as Code).position!
    for (let line = start.line; line <= end.line; line += 1) places.set(line, 'code')
    places.set(start.line, 'fence').set(end.line, 'fence')
  })
  const lines = source.split('\n').map((text, index) => {
    return { text, place: places.get(index + 1) ?? 'text', line: index + 1 } as const
  })
  return lines.slice(/^---\n.*?\n---\n/s.exec(source)?.[0].split('\n').slice(1).length ?? 0)
}
