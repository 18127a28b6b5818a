/** What the search remembers of a reader. */
export type SearchSettings = {
  /** The last query. */
  filterText: string
  /** Whether results show an excerpt. */
  showDetailView: boolean
}

/** The settings of a reader who has changed nothing. Each is stored by its own name, as JSON. */
export const defaultSettings: SearchSettings = { filterText: '', showDetailView: true }

/** A stored setting, or its default where nothing of the kind is stored. */
export function settingFrom<Name extends keyof SearchSettings>(
  name: Name,
  stored: string | null,
): SearchSettings[Name] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value === typeof defaultSettings[name]) return value as SearchSettings[Name]
  } catch {
    // Whatever stands there is not ours
  }
  return defaultSettings[name]
}
