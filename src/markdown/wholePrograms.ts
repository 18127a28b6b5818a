import type { Code } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { CONTINUES } from './fences/fenceMeta'
import { readPageSource } from './pageSource'

/** Parsing takes long, and prose also uses the word. */
const OPENING = new RegExp(`(\`{3}|~{3}).*\\b${CONTINUES}\\b`)

const known = new Map<string, string>()

/** The source of a page in which every program is written out. Memoized, because a build publishes it twice. */
export function withWholePrograms(source: string): string {
  if (!OPENING.test(source)) return source
  const whole = known.get(source) ?? writtenOut(source)
  known.set(source, whole)
  return whole
}

function writtenOut(source: string): string {
  const { tree, source: text } = readPageSource('', source)
  const lines = text.split('\n')
  const fences: Code[] = []
  visit(tree as Parent, 'code', (node) => {
    if ((node as Code).data?.lines) fences.push(node as Code)
  })
  for (const { lang, meta, value, position } of fences.reverse()) {
    const { start, end } = position!
    const opening = lines[start.line - 1]!
    const [marks] = /^[`~]+/.exec(opening.slice(start.column - 1))!
    const indent = opening.slice(0, start.column - 1).replace(/[^>\s]/g, ' ')
    const written = [`${marks}${lang} ${meta ?? ''}`.trimEnd(), ...value.split('\n'), marks]
    const indented = written.map((line) => (indent + line).trimEnd())
    lines.splice(start.line - 1, end.line - start.line + 1, ...indented)
  }
  return lines.join('\n')
}
