import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { Directive } from './directives/directive'
import type { LineFault } from './fault'

type Block = { type: string; name?: string; position?: { start: { line: number }; end: { line: number } } }

/** Fences and directives without an end: each takes the rest of the page, or of the block around it, into itself. */
export function unclosedFaults(tree: Root, source: string): LineFault[] {
  const lines = source.split('\n')
  const faults: LineFault[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Block
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } }
    const sign = openingSign(lines[start.line - 1] ?? '')
    if (!sign || (node.type !== 'code' && node.type !== 'containerDirective')) return
    const last = (lines[end.line - 1] ?? '').replace(/^[\s>]+/, '').trimEnd()
    const isClosed = end.line > start.line && last.length >= sign.length && last === sign[0]!.repeat(last.length)
    if (isClosed) return
    const problem =
      node.type === 'code' ? 'the code block has no end' : `":::${(visited as Directive).name}" has no end`
    faults.push({ line: start.line, problem, remedy: `write a line with ${sign} below it` })
  })
  return faults
}

/** The backticks, tildes or colons with which a block begins; of a block of indented code there are none. */
function openingSign(line: string): string | undefined {
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,}|:{3,})/.exec(line)?.[1]
}
