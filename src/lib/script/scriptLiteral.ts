/** Plain data as a literal inside an inline script, where nothing may end the script element. */
export function scriptLiteral(data: string | boolean | readonly string[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
