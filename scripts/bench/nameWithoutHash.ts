/** A published file's name without its hash, to compare builds. */
export function nameWithoutHash(address: string): string {
  return address.replace(/^.*\//, '').replace(/[-.][\da-f]{8,}(?=\.\w+$)/, '')
}
