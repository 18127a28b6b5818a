/** Makes builds comparable. */
export function nameWithoutHash(address: string): string {
  return address.replace(/^.*\//, '').replace(/[-.][\da-f]{8,}(?=\.\w+$)/, '')
}
