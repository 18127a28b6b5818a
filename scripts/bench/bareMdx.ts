import type { ReadPage } from '../../src/markdown/readPage'
import { writtenLines } from './writtenLines'

/** Directives become their content below a bold label. */
export function bareMdx(page: Pick<ReadPage, 'source' | 'tree'>): string {
  return writtenLines(page)
    .map(({ text, place }) => (place === 'text' ? withoutColons(text) : text))
    .join('\n')
}

function withoutColons(line: string): string {
  const [colons, indent = '', label] = /^(\s*):{3,}[\w-]*(?:\[(.*?)\])?(?:\{.*\})?\s*$/.exec(line) ?? []
  if (colons === undefined) return line
  return label === undefined ? '' : `${indent}**${label}**`
}
