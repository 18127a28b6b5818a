import { useEffect, useInsertionEffect, useRef } from 'react'
import { withPrefix } from 'gatsby'
import { displayFace } from '../../dom/displayFace'
import { DISPLAY_FACE_KEY } from '../../lib/storage/storageKeys'
import { DISPLAY_FACE } from '../../lib/theme/displayFace'

/** What is set in the face. */
const HEADLINES = 'h1, h1 *, [data-headline]'

/** A face that is added lays the whole page out anew; where that takes a phone a tenth of a second, the next page begins with it. */
const MOST_ELEMENTS = 2000

/**
 * Fetches the face of headlines once the first page of a visit stands, which does not wait for it. That page takes it where
 * it is short and none of its words moves, the next pages have it from their beginning.
 */
export function useDisplayFace(path: string) {
  const fetched = useRef<FontFace>()

  useEffect(() => {
    if (document.fonts.size > 0) return
    const take = async () => {
      const file = await fetchedAndKept(withPrefix(DISPLAY_FACE.address))
      if (!file) return
      fetched.current = displayFace(file, shownHeight())
      if (document.getElementsByTagName('*').length <= MOST_ELEMENTS) addWhereNothingMoves(fetched.current)
    }
    // Without it, headlines are set in the face of the system
    take().catch(() => undefined)
  }, [])

  useInsertionEffect(() => {
    if (fetched.current) document.fonts.add(fetched.current)
  }, [path])
}

async function fetchedAndKept(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const answer = await fetch(address)
  if (!answer.ok) return undefined
  const file = new Uint8Array(await answer.arrayBuffer())
  try {
    localStorage.setItem(DISPLAY_FACE_KEY, `${address} ${btoa(String.fromCharCode(...file))}`)
  } catch {
    // Then each visit begins without it
  }
  return file
}

/** How far the face that headlines are set in goes above and below the line: words of the same height begin where they began. */
function shownHeight(): FontFaceDescriptors {
  const headline = document.querySelector(HEADLINES)
  const pen = document.createElement('canvas').getContext('2d')
  if (!headline || !pen) return {}
  pen.font = `700 100px ${getComputedStyle(headline).fontFamily}`
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x')
  return { ascentOverride: `${fontBoundingBoxAscent}%`, descentOverride: `${fontBoundingBoxDescent}%` }
}

function addWhereNothingMoves(face: FontFace) {
  const headlines = [...document.querySelectorAll(HEADLINES)]
  const before = textPlacesOf(headlines)
  document.fonts.add(face)
  if (!isUnmoved(before, textPlacesOf(headlines))) document.fonts.delete(face)
}

/** Where the words of an element begin, and how high they stand. */
type TextPlace = Pick<DOMRect, 'left' | 'top' | 'height'>

/** Where the words of elements stand now. */
function textPlacesOf(elements: readonly Element[]): TextPlace[] {
  return elements.map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect()
  })
}

/** Whether all of them stand where they stood; nobody sees less than a pixel. */
function isUnmoved(before: readonly TextPlace[], after: readonly TextPlace[]): boolean {
  return before.every((place, index) => {
    const now = after[index]
    return (
      now !== undefined && (['left', 'top', 'height'] as const).every((side) => Math.abs(place[side] - now[side]) < 1)
    )
  })
}
