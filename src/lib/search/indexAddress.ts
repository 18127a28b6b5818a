/** The hidden folder of the published site that holds the index. */
export const INDEX_FOLDER = '.turbo'

/** The small file there that names the file of the index, so that no page has to. */
export const INDEX_ADDRESS_FILE = 'search.json'

/** The address of a file in that folder. */
export function indexAddress(file: string, basePath: string): string {
  return `${basePath}/${INDEX_FOLDER}/${file}`
}
