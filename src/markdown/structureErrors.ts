import type { Root } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { Layout } from '../lib/config/names'
import { contentErrorLine, type LineError } from './contentError'
import type { PageHeading } from './pageOutline'
import type { JsxNode } from './body/jsxNode'
import type { Directive } from './directives'

/** Limit of the outline. */
const MAX_HEADINGS = 500

/** Not exactly one h1 (none on a landing page), empty text, skipped levels, too many headings. */
export function headingErrors(filePath: string, headings: PageHeading[], layout: Layout): string[] {
  const errors: string[] = []
  const titles = headings.filter(({ depth }) => depth === 1)
  if (titles.length === 0 && layout !== 'landing') {
    errors.push(contentErrorLine(filePath, 1, 'the page has no h1', 'start it with "# Title [Subtitle]"'))
  }
  for (const { line } of titles.filter(({ text }) => text === '')) {
    errors.push(contentErrorLine(filePath, line, 'the h1 is empty', 'write "# Title [Subtitle]"'))
  }
  for (const { line, text } of titles.slice(1)) {
    errors.push(contentErrorLine(filePath, line, `a second h1, "${text}"`, 'use ## for sections; a page has one h1'))
  }
  const surplus = headings[MAX_HEADINGS]
  if (surplus) {
    const problem = `the page has ${headings.length.toLocaleString('en')} headings`
    errors.push(contentErrorLine(filePath, surplus.line, problem, `split it; a page has at most ${MAX_HEADINGS}`))
  }
  let previousDepth = headings[0]?.depth ?? 1
  for (const { depth, line, text } of headings.slice(1)) {
    if (depth > previousDepth + 1) {
      const remedy = `use ${'#'.repeat(previousDepth + 1)} below a level-${previousDepth} heading`
      errors.push(contentErrorLine(filePath, line, `"${text}" jumps from level ${previousDepth} to ${depth}`, remedy))
    }
    previousDepth = depth
  }
  return errors
}

export function anchorErrors(tree: Root, headings: readonly PageHeading[]): LineError[] {
  const owners = new Map(headings.map(({ id, line }) => [id, line]))
  const errors: LineError[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Directive | JsxNode
    const line = node.position?.start.line ?? 1
    const id = writtenId(node)
    if (id === undefined) return
    const owner = owners.get(id)
    if (owner === undefined) owners.set(id, line)
    else errors.push({ line, problem: `the id "${id}" is already used in line ${owner}`, remedy: 'choose another id' })
  })
  return errors
}

function writtenId(node: Directive | JsxNode): string | undefined {
  if (node.type === 'containerDirective') return (node as Directive).attributes?.id ?? undefined
  if (!node.type.startsWith('mdxJsx')) return undefined
  const value = (node as JsxNode).attributes.find(({ name }) => name === 'id')?.value
  return typeof value === 'string' ? value : undefined
}

type Block = { type: string; name?: string; position?: { start: { line: number }; end: { line: number } } }

/** Unclosed blocks would swallow the rest of their container. */
export function unclosedErrors(tree: Root, source: string): LineError[] {
  const lines = source.split('\n')
  const errors: LineError[] = []
  visit(tree as Parent, (visited) => {
    const node = visited as Block
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } }
    const sign = openingSign(lines[start.line - 1] ?? '')
    if (!sign || (node.type !== 'code' && node.type !== 'containerDirective')) return
    const last = (lines[end.line - 1] ?? '').replace(/^[\s>]+/, '').trimEnd()
    const isClosed = end.line > start.line && last.length >= sign.length && last === sign[0]!.repeat(last.length)
    if (isClosed) return
    const problem =
      node.type === 'code' ? 'the code block is not closed' : `":::${(visited as Directive).name}" has no end`
    errors.push({ line: start.line, problem, remedy: `write a line with ${sign} below it` })
  })
  return errors
}

/** Undefined for indented code. */
function openingSign(line: string): string | undefined {
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,}|:{3,})/.exec(line)?.[1]
}
