type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether nothing should be fetched that the reader did not ask for: a wish of the reader, or a slow network. */
export function savesData({ connection = {} } = navigator as { connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = connection
  return saveData || effectiveType.includes('2g')
}
