import type { GatsbyNode, Reporter } from 'gatsby'
import { siteConfigSchema } from '../lib/config/siteConfig'
import { siteConfig } from '../site/siteConfig'
import { siteUrl } from './siteAddress'
import { prerenderExamples } from './examples/prerenderExamples'
import { reportErrors } from './preview/contentErrors'

/** One line for each fault of a site configuration: the field, and what is wrong with it. */
export function siteConfigErrors(config: unknown): string[] {
  const result = siteConfigSchema.safeParse(config)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || String((issue as { keys?: string[] }).keys?.[0] ?? 'siteConfig')
    return `src/site/siteConfig.ts: ${field}: ${issue.message}`
  })
}

function siteUrlErrors(): string[] {
  try {
    siteUrl(process.env, siteConfig)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Stops the build before it starts if the site configuration is wrong. */
function checkSiteConfig(reporter: Pick<Reporter, 'panic'>) {
  const errors = [...siteConfigErrors(siteConfig), ...siteUrlErrors()]
  if (errors.length > 0) reporter.panic(errors.join('\n'))
}

/** Before Gatsby reads the content: a wrong configuration stops it, or a page that cannot be read; examples are made. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  checkSiteConfig(reporter)
  const timer = reporter.activityTimer('draw the examples')
  timer.start()
  const unreadable = await prerenderExamples()
  timer.end()
  // Gatsby's own readers of the content would end with their stacks
  reportErrors(unreadable, reporter)
}
