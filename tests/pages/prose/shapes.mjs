import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const API_SECTIONS = ['Overview', 'Reference', 'Behavior', 'Examples', 'Common mistakes', 'See also']
const TUTORIAL_SECTIONS = ['Overview', 'Walkthrough', 'The full program', 'Conclusion', 'Next steps']
const FEWEST_EXAMPLES = 3

/** Pages that lack a section of their kind, have it in another place, or leave it empty. */
export function shapeFaults({ file, tree }) {
  const [, kind] = /^content\/learn\/(api|guides|tutorials)\//.exec(file) ?? []
  if (!kind || usesAnotherBody(tree)) return []
  const page = { file, tree, sections: sectionsOf(tree) }
  if (kind === 'api') return apiFaults(page)
  if (kind === 'tutorials') return tutorialFaults(page)
  return isComingSoon(tree) ? lastSectionFaults(page, 'See also') : guideFaults(page)
}

function apiFaults(page) {
  const { file, tree, sections } = page
  const faults = [...orderFaults(page, API_SECTIONS), ...listFaults(page, 'See also')]
  const [, purpose, next] = tree.children.filter(({ type }) => type !== 'yaml')
  if (purpose?.type !== 'paragraph' || next?.type !== 'heading' || sentencesOf(purpose) !== 1) {
    const remedy = 'say what the page is for in one sentence between the title and "Overview"'
    faults.push({ file, line: 2, problem: 'the purpose is not one sentence', remedy })
  }
  const examples = sections.find(({ title }) => title === 'Examples')
  const count = examples?.nodes.filter(({ type, depth }) => type === 'heading' && depth === 3).length ?? 0
  if (examples && count < FEWEST_EXAMPLES) {
    const problem = `${count} examples`
    const remedy = `write at least ${FEWEST_EXAMPLES}, each below a heading of its own`
    faults.push({ file, line: examples.line, problem, remedy })
  }
  return faults
}

function guideFaults(page) {
  const { file, sections } = page
  const faults = [...listFaults(page, 'See also')]
  const titles = sections.map(({ title }) => title)
  if (titles[0] !== 'Before you start') {
    const problem = 'the guide does not begin with "Before you start"'
    faults.push({ file, line: sections[0]?.line ?? 1, problem, remedy: 'say first what the reader needs' })
  }
  if (!titles.some((title) => /\bcomplete\b/i.test(title))) {
    const remedy = 'add a section such as "The complete result"'
    faults.push({ file, line: 1, problem: 'the guide shows no complete result', remedy })
  }
  if (!titles.includes('Troubleshooting')) {
    faults.push({ file, line: 1, problem: 'the guide has no "Troubleshooting"', remedy: 'add it before "See also"' })
  }
  return faults
}

function tutorialFaults(page) {
  const { file, tree, sections } = page
  const faults = [...orderFaults(page, TUTORIAL_SECTIONS), ...listFaults(page, 'Next steps')]
  const overview = textOf(sections.find(({ title }) => title === 'Overview'))
  for (const part of ['Difficulty:', 'Time:', 'What you will learn:']) {
    if (overview.includes(part)) continue
    faults.push({ file, line: 1, problem: `"Overview" does not name "${part}"`, remedy: 'add it to the summary' })
  }
  visit(tree, { type: 'containerDirective', name: 'steps' }, (steps) => {
    for (const step of stepsOf(steps)) {
      const hasCode = step.nodes.some(({ type, lang }) => type === 'code' && lang === 'rust')
      if (!hasCode || /\b(see|should|shows?|looks?)\b/.test(textOf(step))) continue
      const problem = `the step "${step.title}" does not say what to see`
      faults.push({ file, line: step.line, problem, remedy: 'say what the window shows after saving' })
    }
  })
  return faults
}

function orderFaults({ file, sections }, wanted) {
  const titles = sections.map(({ title }) => title)
  if (titles.join() === wanted.join()) return []
  const at = wanted.findIndex((title, index) => titles[index] !== title)
  const line = sections[at === -1 ? wanted.length : at]?.line ?? 1
  const problem =
    at === -1 ? `"${titles[wanted.length]}" is one section too many` : `"${wanted[at]}" is not in its place`
  return [{ file, line, problem, remedy: `use these sections in this order: ${wanted.join(', ')}` }]
}

function lastSectionFaults({ file, sections }, title) {
  const last = sections.at(-1)
  if (last?.title === title) return []
  return [{ file, line: last?.line ?? 1, problem: `the page does not end with "${title}"`, remedy: 'move it there' }]
}

/** A last section that is not there, or that holds no list of links. */
function listFaults(page, title) {
  const faults = lastSectionFaults(page, title)
  const last = page.sections.at(-1)
  if (faults.length > 0 || last.nodes.at(-1)?.type === 'list') return faults
  return [{ file: page.file, line: last.line, problem: `"${title}" is no list`, remedy: 'end it with a list of links' }]
}

function sectionsOf(tree) {
  const sections = []
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) sections.push(sectionAt(node))
    else sections.at(-1)?.nodes.push(node)
  }
  return sections
}

function stepsOf({ children }) {
  const depth = children.find(({ type }) => type === 'heading')?.depth
  const steps = []
  for (const node of children) {
    if (node.type === 'heading' && node.depth === depth) steps.push(sectionAt(node))
    else steps.at(-1)?.nodes.push(node)
  }
  return steps
}

function sectionAt(heading) {
  return { title: toString(heading), line: heading.position.start.line, nodes: [] }
}

function textOf(section) {
  return (section?.nodes ?? [])
    .filter(({ type }) => type !== 'code')
    .map((node) => toString(node))
    .join('\n')
}

function sentencesOf(paragraph) {
  const prose = paragraph.children.map((node) => (node.type === 'inlineCode' ? 'code' : toString(node))).join('')
  return prose.match(/[.!?](\s|$)/g)?.length ?? 0
}

function usesAnotherBody({ children: [first] }) {
  return first?.type === 'yaml' && /^bodyFrom:/m.test(first.value)
}

function isComingSoon(tree) {
  let found = false
  visit(tree, 'containerDirective', ({ children: [label] }) => {
    found ||= Boolean(label?.data?.directiveLabel) && toString(label) === 'Coming soon'
  })
  return found
}
