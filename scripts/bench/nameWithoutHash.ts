/** Makes builds comparable. Data that is named by its hash only has the name of its folder. */
export function nameWithoutHash(address: string): string {
  return address
    .replace(/\/[\da-f]{8}(?=\.json$)/, '')
    .replace(/^.*\//, '')
    .replace(/[-.][\da-f]{8,}(?=\.\w+$)/, '')
}
