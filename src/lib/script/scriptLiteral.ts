/** A value as a literal inside an inline script, where nothing may end the script element. */
export function scriptLiteral(value: string): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
