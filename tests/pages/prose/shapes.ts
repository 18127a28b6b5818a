import { toString } from 'mdast-util-to-string'
import type { Content, Heading, Paragraph, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../../../src/lib/code/program'
import { labelAndBody, type Directive } from '../../../src/markdown/directives'
import { readFence } from '../../../src/markdown/fences/fence'
import type { LineError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'

const API_SECTIONS = ['Overview', 'Reference', 'Behavior', 'Examples', 'Common mistakes', 'See also']
const TUTORIAL_SECTIONS = ['Overview', 'Walkthrough', 'The full program', 'Conclusion', 'Next steps']
const MIN_EXAMPLES = 3

type Section = { title: string; line: number; nodes: Content[] }

type SectionedPage = Pick<ReadPage, 'tree'> & { sections: Section[] }

export function shapeErrors({ filePath, tree }: ReadPage): LineError[] {
  const [, kind] = /^learn\/(api|guides|tutorials)\/(?!index\.)/.exec(filePath) ?? []
  if (!kind) return []
  const page = { tree, sections: sectionsAt(2, tree.children) }
  if (kind === 'api') return apiErrors(page)
  if (kind === 'tutorials') return tutorialErrors(page)
  return isComingSoon(page) ? lastSectionErrors(page, 'See also') : guideErrors(page)
}

function apiErrors(page: SectionedPage): LineError[] {
  const { tree, sections } = page
  const errors = [...orderErrors(page, API_SECTIONS), ...listErrors(page, 'See also')]
  const [, purpose, next] = tree.children.filter(({ type }) => type !== 'yaml')
  if (purpose?.type !== 'paragraph' || next?.type !== 'heading' || sentencesOf(purpose) !== 1) {
    const remedy = 'say what the page is for in one sentence between the title and "Overview"'
    errors.push({ line: 2, problem: 'the purpose is not one sentence', remedy })
  }
  const examples = sections.find(({ title }) => title === 'Examples')
  const count = examples?.nodes.filter((node) => node.type === 'heading' && node.depth === 3).length ?? 0
  if (examples && count < MIN_EXAMPLES) {
    const problem = `${count} examples`
    const remedy = `write at least ${MIN_EXAMPLES}, each below a heading of its own`
    errors.push({ line: examples.line, problem, remedy })
  }
  return errors
}

function guideErrors(page: SectionedPage): LineError[] {
  const { sections } = page
  const errors = [...listErrors(page, 'See also')]
  const titles = sections.map(({ title }) => title)
  if (titles[0] !== 'Before you start') {
    const problem = 'the guide does not start with "Before you start"'
    errors.push({ line: sections[0]?.line ?? 1, problem, remedy: 'say first what the reader needs' })
  }
  if (!titles.some((title) => /\bcomplete\b/i.test(title))) {
    const remedy = 'add a section such as "The complete result"'
    errors.push({ line: 1, problem: 'the guide shows no complete result', remedy })
  }
  if (!titles.includes('Troubleshooting')) {
    errors.push({ line: 1, problem: 'the guide has no "Troubleshooting"', remedy: 'add it before "See also"' })
  }
  return errors
}

function tutorialErrors(page: SectionedPage): LineError[] {
  const { tree, sections } = page
  const errors = [...orderErrors(page, TUTORIAL_SECTIONS), ...listErrors(page, 'Next steps'), ...partErrors(page)]
  const overview = textOf(sections.find(({ title }) => title === 'Overview'))
  for (const part of ['Difficulty:', 'Time:', 'What you will learn:']) {
    if (overview.includes(part)) continue
    errors.push({ line: 1, problem: `"Overview" does not name "${part}"`, remedy: 'add it to the summary' })
  }
  visit(tree as Parent, { type: 'containerDirective', name: 'steps' }, (steps) => {
    for (const step of stepsOf(steps as Directive)) {
      const hasCode = step.nodes.some((node) => node.type === 'code' && node.lang === 'rust')
      if (!hasCode || /\b(see|should|shows?|looks?)\b/.test(textOf(step))) continue
      const problem = `the step "${step.title}" does not say what to see`
      errors.push({ line: step.line, problem, remedy: 'say what the window shows after saving' })
    }
  })
  return errors
}

/** What every tutorial shows, and where. */
function partErrors({ tree, sections }: SectionedPage): LineError[] {
  const nodesOf = (title: string) => sections.find((section) => section.title === title)?.nodes ?? []
  const beginning = tree.children.slice(
    0,
    tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2),
  )
  const parts = [
    {
      isThere: beginning.some((node) => isPreview(node) || isDirective(node, 'callout')),
      problem: 'the tutorial does not begin with a picture of the game',
      remedy: 'add a `preview` without lines above "Overview"',
    },
    {
      isThere: nodesOf('Overview').some((node) => isDirective(node, 'info')),
      problem: '"Overview" has no summary',
      remedy: 'add `:::info[Summary]`',
    },
    {
      isThere: nodesOf('Walkthrough').some((node) => isDirective(node, 'steps') && stepsOf(node).length > 1),
      problem: '"Walkthrough" has fewer than two steps',
      remedy: 'add `::::steps` with a heading for each step',
    },
    {
      isThere: nodesOf('The full program').some(isWholeProgram),
      problem: '"The full program" shows no program',
      remedy: 'show the whole `src/lib.rs` there',
    },
  ]
  return parts.filter(({ isThere }) => !isThere).map(({ problem, remedy }) => ({ line: 1, problem, remedy }))
}

function isDirective(node: Content, name: string): node is Content & Directive {
  return node.type === 'containerDirective' && (node as Directive).name === name
}

function isPreview(node: Content): boolean {
  return node.type === 'code' && readFence(node).fence.meta.isPreview
}

function isWholeProgram(node: Content): boolean {
  return node.type === 'code' && node.lang === 'rust' && isWholeFile(node.value)
}

function orderErrors({ sections }: SectionedPage, wanted: readonly string[]): LineError[] {
  const titles = sections.map(({ title }) => title)
  if (titles.join() === wanted.join()) return []
  const at = wanted.findIndex((title, index) => titles[index] !== title)
  const line = sections[at === -1 ? wanted.length : at]?.line ?? 1
  const problem =
    at === -1 ? `"${titles[wanted.length]}" is one section too many` : `"${wanted[at]}" is not in the right place`
  return [{ line, problem, remedy: `use these sections in this order: ${wanted.join(', ')}` }]
}

function lastSectionErrors({ sections }: SectionedPage, title: string): LineError[] {
  const last = sections.at(-1)
  if (last?.title === title) return []
  return [{ line: last?.line ?? 1, problem: `the page does not end with "${title}"`, remedy: 'move it there' }]
}

function listErrors(page: SectionedPage, title: string): LineError[] {
  const errors = lastSectionErrors(page, title)
  const last = page.sections.at(-1)
  if (!last || errors.length > 0 || last.nodes.at(-1)?.type === 'list') return errors
  return [{ line: last.line, problem: `"${title}" is not a list`, remedy: 'end it with a list of links' }]
}

function sectionsAt(depth: number | undefined, nodes: readonly Content[]): Section[] {
  const sections: Section[] = []
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) sections.push(sectionAt(node))
    else sections.at(-1)?.nodes.push(node)
  }
  return sections
}

function stepsOf({ children }: Directive): Section[] {
  const first = children.find((node): node is Heading => node.type === 'heading')
  return sectionsAt(first?.depth, children)
}

function sectionAt(heading: Heading): Section {
  return { title: toString(heading), line: heading.position?.start.line ?? 1, nodes: [] }
}

function textOf(section: Section | undefined): string {
  return (section?.nodes ?? [])
    .filter(({ type }) => type !== 'code')
    .map((node) => toString(node))
    .join('\n')
}

function sentencesOf({ children }: Paragraph): number {
  const prose = children.map((node) => (node.type === 'inlineCode' ? 'code' : toString(node))).join('')
  return prose.match(/[.!?](\s|$)/g)?.length ?? 0
}

function isComingSoon({ tree }: SectionedPage): boolean {
  let found = false
  visit(tree as Parent, 'containerDirective', (node) => {
    const { label } = labelAndBody(node as Directive)
    found ||= label?.map((part) => toString(part)).join('') === 'Coming soon'
  })
  return found
}
