/** The name of a build, put together from the content hashes in the names of the scripts that every page loads. */
export function buildOfScripts(scripts: readonly string[]): string {
  return scripts.map((script) => /-([\da-f]{8})[\da-f]*\.js$/.exec(script)?.[1] ?? '').join('')
}

/** Marks the links to the style sheets of the site, which the loader adds beside the scripts. */
export const SITE_STYLES_ATTRIBUTE = 'data-site-styles'

/** Plain data as a literal inside a script element, which nothing may end. */
export function scriptLiteral(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
