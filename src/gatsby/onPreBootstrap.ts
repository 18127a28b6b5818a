import type { GatsbyNode, Reporter } from 'gatsby'
import { siteConfigSchema } from '../lib/config/siteConfig'
import { siteConfig } from '../site/siteConfig'
import { siteUrl } from './siteAddress'
import { prerenderExamples } from './examples/prerenderExamples'
import { reportErrors } from './preview/contentErrors'

/** One line per error: the field and the problem. */
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

function checkSiteConfig(reporter: Pick<Reporter, 'panic'>) {
  const errors = [...siteConfigErrors(siteConfig), ...siteUrlErrors()]
  if (errors.length > 0) reporter.panic(errors.join('\n'))
}

/** Runs before Gatsby reads the content. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  checkSiteConfig(reporter)
  const timer = reporter.activityTimer('draw the examples')
  timer.start()
  const unreadable = await prerenderExamples()
  timer.end()
  // Gatsby's own readers would fail with stack traces
  reportErrors(unreadable, reporter)
}
