import { useEffect, useInsertionEffect, useRef } from 'react'
import { withPrefix } from 'gatsby'
import { displayFace } from '../../dom/displayFace'
import { DISPLAY_FACE_KEY } from '../../lib/storage/storageKeys'
import { DISPLAY_FACE } from '../../lib/theme/displayFace'

/** Elements in the headline face. */
const HEADLINES = 'h1, h1 *, [data-headline]'

/** Adding a face lays out the whole page; larger pages wait for the next navigation. */
const MOST_ELEMENTS = 2000

/**
 * Loads the headline face after the first page has rendered. That page applies it only if it is short and no text
 * moves; later pages have it from the start.
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
    // Without it, headlines use the system face
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
    // Without storage each visit starts without it
  }
  return file
}

/** Ascent and descent that keep text where it is. */
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

type TextPlace = Pick<DOMRect, 'left' | 'top' | 'height'>

function textPlacesOf(elements: readonly Element[]): TextPlace[] {
  return elements.map((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect()
  })
}

/** Whether all texts are within a pixel of where they were. */
function isUnmoved(before: readonly TextPlace[], after: readonly TextPlace[]): boolean {
  return before.every((place, index) => {
    const now = after[index]
    return (
      now !== undefined && (['left', 'top', 'height'] as const).every((side) => Math.abs(place[side] - now[side]) < 1)
    )
  })
}
