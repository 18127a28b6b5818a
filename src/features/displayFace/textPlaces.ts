/** Where the words of an element begin, and how high they stand. */
export type TextPlace = Pick<DOMRect, 'left' | 'top' | 'height'>

/** Where the words of elements stand now. */
export function textPlacesOf(elements: readonly Element[]): TextPlace[] {
  return elements.map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect()
  })
}

/** Whether all of them stand where they stood; nobody sees less than a pixel. */
export function isUnmoved(before: readonly TextPlace[], after: readonly TextPlace[]): boolean {
  return before.every((place, index) => {
    const now = after[index]
    return (
      now !== undefined && (['left', 'top', 'height'] as const).every((side) => Math.abs(place[side] - now[side]) < 1)
    )
  })
}
