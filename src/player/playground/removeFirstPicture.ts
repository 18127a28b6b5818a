export const FIRST_PICTURE_CLASS = 'first-picture'

/** A module of its own, because the page loads it before the playground. */
export function removeFirstPicture() {
  document.querySelector(`.${FIRST_PICTURE_CLASS}`)?.remove()
}
