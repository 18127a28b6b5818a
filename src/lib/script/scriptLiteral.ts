/** Plain data as a literal inside a script element, which nothing may end. */
export function scriptLiteral(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
