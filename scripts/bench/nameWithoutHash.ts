/** The name of a published file without the hash of its content, so that two builds can be compared. */
export function nameWithoutHash(address: string): string {
  return address.replace(/^.*\//, '').replace(/[-.][\da-f]{8,}(?=\.\w+$)/, '')
}
