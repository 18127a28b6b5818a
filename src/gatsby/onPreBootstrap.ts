import type { GatsbyNode } from 'gatsby'
import { checkSiteConfig } from './checkSiteConfig'
import { makeExamplesAhead } from './examples/makeAhead'

/** Before Gatsby reads the content: a wrong configuration stops it, and the examples of the pages are made. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  checkSiteConfig(reporter)
  const timer = reporter.activityTimer('draw the examples')
  timer.start()
  await makeExamplesAhead()
  timer.end()
}
