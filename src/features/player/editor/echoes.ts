/**
 * Knows which texts come back from whoever was told of them: React draws a text a moment after it was written, and by then
 * the reader may have written on. Only a text that nobody has told is news to the field.
 */
export function echoes() {
  let told: string[] = []
  return {
    /** The field has told a text. */
    tell(text: string) {
      told.push(text)
    },

    /** Whether a text that comes in was told by the field; what was told before it comes no more. */
    isEcho(text: string): boolean {
      const place = told.lastIndexOf(text)
      told = place < 0 ? [] : told.slice(place + 1)
      return place >= 0
    },
  }
}
