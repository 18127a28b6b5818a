/** A published file's name without its hash, so that builds can be compared. */
export function nameWithoutHash(address: string): string {
  return address.replace(/^.*\//, '').replace(/[-.][\da-f]{8,}(?=\.\w+$)/, '')
}
