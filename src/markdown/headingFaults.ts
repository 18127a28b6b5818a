import type { Layout } from '../lib/page/layouts'
import { contentFault } from './fault'
import type { PageHeading } from './pageOutline'

/** As many as an outline can list. */
const MOST_HEADINGS = 500

/** Faults in the headings of one page: not exactly one h1 (none on a landing page), one without words, a level that jumps, or too many of them. */
export function headingFaults(filePath: string, headings: PageHeading[], layout: Layout): string[] {
  const faults: string[] = []
  const titles = headings.filter(({ depth }) => depth === 1)
  if (titles.length === 0 && layout !== 'landing') {
    faults.push(contentFault(filePath, 1, 'the page has no h1', 'begin it with "# Title [Subtitle]"'))
  }
  for (const { line } of titles.filter(({ text }) => text === '')) {
    faults.push(contentFault(filePath, line, 'the h1 has no words', 'write "# Title [Subtitle]"'))
  }
  for (const { line, text } of titles.slice(1)) {
    faults.push(contentFault(filePath, line, `a second h1, "${text}"`, 'use ## for sections; a page has one h1'))
  }
  const surplus = headings[MOST_HEADINGS]
  if (surplus) {
    const problem = `the page has ${headings.length.toLocaleString('en')} headings`
    faults.push(contentFault(filePath, surplus.line, problem, `split it; a page has at most ${MOST_HEADINGS}`))
  }
  let previousDepth = headings[0]?.depth ?? 1
  for (const { depth, line, text } of headings.slice(1)) {
    if (depth > previousDepth + 1) {
      const remedy = `use ${'#'.repeat(previousDepth + 1)} below a level-${previousDepth} heading`
      faults.push(contentFault(filePath, line, `"${text}" jumps from level ${previousDepth} to ${depth}`, remedy))
    }
    previousDepth = depth
  }
  return faults
}
