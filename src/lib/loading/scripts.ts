/** Contains the content hashes of the scripts that every page loads. */
export function buildOfScripts(scripts: readonly string[]): string {
  return scripts.map((script) => /-([\da-f]{8})[\da-f]*\.js$/.exec(script)?.[1] ?? '').join('')
}

/** Marks style sheet links that the loader adds with the scripts. */
export const SITE_STYLES_ATTRIBUTE = 'data-site-styles'

export function scriptLiteral(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
