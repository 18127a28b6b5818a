import type { LaterName } from '../../site/laterNames'

export type ModelPage = { title: string; description: string; url: string; source: string }

/** Facts about this version, derived from the pages. */
export type ModelFacts = {
  site: string
  description: string
  version: string
  /** The install command with the version. */
  install: string
  /** The form of a program: its macros and an example. */
  form: readonly { name: string; summary: string; signature: string }[]
  program: string
  laterNames: readonly LaterName[]
}

export function modelIndex({ site, description }: ModelFacts, pages: readonly ModelPage[], fullUrl: string): string {
  const links = pages.map((page) => `- [${page.title}](${page.url})${page.description ? `: ${page.description}` : ''}`)
  const full = `- [Everything in one file](${fullUrl}): all pages, preceded by what to know before writing code`
  return `# ${site}\n\n> ${description}\n\n## Pages\n\n${links.join('\n')}\n\n## Optional\n\n${full}\n`
}

/** Differences from other versions, then all pages. */
export function modelText(facts: ModelFacts, pages: readonly ModelPage[]): string {
  const texts = pages.map(({ url, source }) => `<!-- ${url} -->\n\n${withoutFrontmatter(source)}`)
  return [beforeWriting(facts), ...texts].join('\n---\n\n')
}

export function pinnedInstallLine(source: string, version: string): string | undefined {
  return source.split('\n').find((line) => line.startsWith('curl ') && line.includes(`TURBO_VERSION=${version}`))
}

function beforeWriting({ site, version, install, form, program, laterNames }: ModelFacts): string {
  const macros = form.map(({ name, summary, signature }) => `\`${name}\`: ${summary}\n\n${fenced('rust', signature)}`)
  const names = laterNames.map(({ name, instead }) => `| \`${name}\` | ${instead} |`)
  return `# ${site}: Turbo ${version}

Write for Turbo ${version} and no other version. Other versions have other names and another form of program.

## Install

${fenced('bash', install)}

## The form of a program

${macros.join('\n')}
A whole program:

${fenced('rust', program)}

## Names that do not exist in ${version}

| Not here | Use |
| --- | --- |
${names.join('\n')}
`
}

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\`\n`

function withoutFrontmatter(source: string): string {
  return source.replace(/^---\n[^]*?\n---\n+/, '')
}
