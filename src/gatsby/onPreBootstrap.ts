import type { GatsbyNode } from 'gatsby'
import { checkSiteConfig } from './checkSiteConfig'
import { makeExamplesAhead } from './examples/makeAhead'
import { tellFaults } from './preview/contentFaults'

/** Before Gatsby reads the content: a wrong configuration stops it, or a page that cannot be read; examples are made. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  checkSiteConfig(reporter)
  const timer = reporter.activityTimer('draw the examples')
  timer.start()
  const unreadable = await makeExamplesAhead()
  timer.end()
  // Gatsby's own readers of the content would end with their stacks
  tellFaults(unreadable, reporter)
}
