import { displayFace } from '../../dom/displayFace'
import { storedValue } from '../../dom/storedValue'
import { DISPLAY_FACE_KEY } from '../../lib/storage/storageKeys'

/** Sets headlines in the face of the site where the browser keeps it, so that no page waits for it or moves when it comes. */
export function addDisplayFace(address: string) {
  const [kept, file] = (storedValue(DISPLAY_FACE_KEY) ?? '').split(' ')
  if (kept !== address || file === undefined) return
  document.fonts.add(displayFace(Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))))
}
