/** Declares functions that differ by their names only. */
export function functions(signature: string, names: string): string {
  return names
    .split(' ')
    .map((name) => `fn ${name}${signature};`)
    .join('\n    ')
}
