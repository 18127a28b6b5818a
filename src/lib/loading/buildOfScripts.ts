/** The name of a build, put together from the content hashes in the names of the scripts that every page loads. */
export function buildOfScripts(scripts: readonly string[]): string {
  return scripts.map((script) => /-([\da-f]{8})[\da-f]*\.js$/.exec(script)?.[1] ?? '').join('')
}
