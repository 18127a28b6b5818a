import type { GatsbyNode, Reporter } from 'gatsby'
import type { z } from 'zod'
import { sidebarSchema, siteConfigSchema } from '../lib/config/siteConfig'
import { sidebar } from '../site/sidebar'
import { siteConfig } from '../site/siteConfig'
import { siteUrl } from './siteAddress'
import { prerenderExamples } from './examples/prerenderExamples'
import { contentFiles } from './nodes/contentPages'
import { isPreview, reportErrors } from './preview/contentErrors'
import { takeAllCores } from './workerCount'

export const siteConfigErrors = (config: unknown) => configErrors('siteConfig', siteConfigSchema, config)

export const sidebarConfigErrors = (config: unknown) => configErrors('sidebar', sidebarSchema, config)

/** One line per error: the field and the problem. */
function configErrors(name: string, schema: z.ZodType, config: unknown): string[] {
  const result = schema.safeParse(config)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const field = issue.path.map(String).join('.') || String((issue as { keys?: string[] }).keys?.[0] ?? name)
    return `src/site/${name}.ts: ${field}: ${issue.message}`
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
  const errors = [...siteConfigErrors(siteConfig), ...sidebarConfigErrors(sidebar), ...siteUrlErrors()]
  if (errors.length > 0) reporter.panic(errors.join('\n'))
}

/** Runs before Gatsby reads the content. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  checkSiteConfig(reporter)
  if (!isPreview()) takeAllCores(contentFiles().length)
  const timer = reporter.activityTimer('draw the examples')
  timer.start()
  const unreadable = await prerenderExamples()
  timer.end()
  // Gatsby's own readers would fail with stack traces
  reportErrors(unreadable, reporter)
}
